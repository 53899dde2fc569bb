// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeroRotation } from '#pages/home/sections/hero/HeroRotation.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

const demo = () => stateOf('hero-rotation')

it('holds under the pointer, and while its button is pressed', async () => {
  const { visitor, advance } = hydrate(<HeroRotation />)
  await visitor.hover(machine('code-reveal')!)
  advance(60_000)
  expect(demo()).toBe('code')
  await visitor.click(screen.getByRole('button', { name: 'Wechsel der Vorführungen anhalten' }))
  await visitor.unhover(machine('hero-rotation')!)
  advance(60_000)
  expect(demo()).toBe('code')
  await visitor.click(screen.getByRole('button', { name: 'Wechsel der Vorführungen fortsetzen' }))
  await visitor.unhover(machine('hero-rotation')!)
  screen.getByRole('button', { name: 'Wechsel der Vorführungen anhalten' }).blur()
  advance(8_000)
  expect(demo()).toBe('build')
})

it.each(['pointerup', 'pointercancel'])('holds while a finger presses a demo, until %s', (end) => {
  const { advance } = hydrate(<HeroRotation />)
  fireEvent.pointerDown(machine('code-reveal')!, { pointerType: 'touch' })
  advance(60_000)
  expect(demo()).toBe('code')
  fireEvent(window, new Event(end))
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
