import type { ComponentType } from 'react'
import type { IconName } from '#components/Icon.tsx'
import { buildSteps, particleWords } from '#content/home/hero.ts'
import type { DemoProps } from './demo.ts'
import { BuildDemo } from './demos/build/BuildDemo.tsx'
import { CodeDemo } from './demos/code/CodeDemo.tsx'
import { ParticlesDemo } from './demos/particles/ParticlesDemo.tsx'

/** A demo in the hero: a tab and what it shows. */
interface Demo {
  readonly id: string
  /** Text of its tab, in German. */
  readonly label: string
  readonly icon: IconName
  readonly Panel: ComponentType<DemoProps>
  /** A text about the demo, shown when its tab is selected before hydration or without JavaScript. The first demo is there itself. */
  readonly words: readonly string[]
}

/** The demos in the order in which they rotate; small screens show only the first. Each has a folder in demos/. */
export const demos: readonly [Demo, ...Demo[]] = [
  { id: 'code', label: 'Code', icon: 'code', Panel: CodeDemo, words: [] },
  { id: 'build', label: 'Aufbau', icon: 'blocks', Panel: BuildDemo, words: buildSteps },
  { id: 'particles', label: 'Partikel', icon: 'particles', Panel: ParticlesDemo, words: particleWords },
]
