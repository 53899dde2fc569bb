// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MotionControl } from '#layout/MotionControl.tsx'
import { LINE_MS } from '#machines/code-reveal/code-reveal.machine.ts'
import { HeroRotation } from '#pages/home/sections/hero/HeroRotation.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

const tab = (name: string) => screen.getByRole('tab', { name })
const demo = () => stateOf('hero-rotation')

it('shows each demo for 8 s, and a chosen one from its beginning', async () => {
  const { visitor, advance } = hydrate(<HeroRotation />)
  advance(7_999)
  expect(demo()).toBe('code')
  advance(1)
  expect(demo()).toBe('build')
  expect(tab('Aufbau').getAttribute('aria-selected')).toBe('true')

  advance(4_000)
  await visitor.click(tab('Code'))
  await visitor.unhover(tab('Code'))
  tab('Code').blur()
  advance(7_999)
  expect(demo()).toBe('code')
  advance(1)
  expect(demo()).toBe('build')
})

it('holds under the pointer, and while its button is pressed', async () => {
  const { visitor, advance } = hydrate(<HeroRotation />)
  await visitor.hover(machine('code-reveal')!)
  advance(60_000)
  expect(demo()).toBe('code')
  await visitor.click(screen.getByRole('button', { name: 'Wechsel anhalten' }))
  await visitor.unhover(machine('hero-rotation')!)
  advance(60_000)
  expect(demo()).toBe('code')
  await visitor.click(screen.getByRole('button', { name: 'Wechsel fortsetzen' }))
  await visitor.unhover(machine('hero-rotation')!)
  screen.getByRole('button', { name: 'Wechsel anhalten' }).blur()
  advance(8_000)
  expect(demo()).toBe('build')
})

it('holds out of view, and resumes even if leaving and returning are reported at once', () => {
  const { advance, inView } = hydrate(<HeroRotation />)
  inView(false)
  advance(60_000)
  expect(demo()).toBe('code')
  inView(false, true)
  advance(8_000)
  expect(demo()).toBe('build')
})

it('holds, with its demo, while all motion of the site is stopped', async () => {
  const { visitor, advance } = hydrate(
    <>
      <HeroRotation />
      <MotionControl />
    </>,
  )
  advance(LINE_MS)
  await visitor.click(screen.getByRole('button', { name: 'Animationen anhalten' }))
  advance(60_000)
  expect([demo(), machine('code-reveal')?.dataset.lines]).toEqual(['code', '1'])
})

it('reveals a line of code with every tick and counts them', () => {
  const { advance } = hydrate(<HeroRotation />)
  const text = () => machine('code-reveal')?.textContent
  advance(LINE_MS)
  expect(stateOf('code-reveal')).toBe('revealing')
  expect(text()).toContain('Zeilen generiert: 1 / 26')
  advance(25 * LINE_MS)
  expect(stateOf('code-reveal')).toBe('done')
  expect(text()).toContain('Zeilen generiert: 26 / 26')
  expect(text()).toContain('Website komplett generiert!')
})

it('builds the page in five steps, and says how long it took', async () => {
  const { visitor, advance } = hydrate(<HeroRotation />)
  await visitor.click(tab('Aufbau'))
  const text = () => machine('build-steps')?.textContent
  advance(500)
  expect(machine('build-steps')?.dataset.step).toBe('1')
  advance(900)
  expect(text()).toContain('1,4\u00a0s')
  advance(1_600)
  expect(stateOf('build-steps')).toBe('done')
  expect(text()).toContain('Fertig in 3,0 Sekunden!')
  expect(text()).toContain('Ihre KI-Website ist bereit!')
})
