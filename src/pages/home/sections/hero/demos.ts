import type { ComponentType } from 'react'
import type { IconName } from '#components/Icon.tsx'
import { buildSteps, particleWords } from '#content/home/hero.ts'
import type { DemoProps } from './demo.ts'
import { BuildSteps } from './demos/build/BuildSteps.tsx'
import { CodeReveal } from './demos/code/CodeReveal.tsx'
import { ParticleWords } from './demos/particles/ParticleWords.tsx'

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
  { id: 'code', label: 'Code', icon: 'code', Panel: CodeReveal, words: [] },
  { id: 'build', label: 'Aufbau', icon: 'blocks', Panel: BuildSteps, words: buildSteps },
  { id: 'particles', label: 'Partikel', icon: 'particles', Panel: ParticleWords, words: particleWords },
]
