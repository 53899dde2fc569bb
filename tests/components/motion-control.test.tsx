// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Footer } from '../../src/layout/Footer.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

const control = () => screen.getByRole('button', { name: /^Animationen/ })

it('holds all motion and releases it, says what a press does, and is remembered for a reload', async () => {
  const { visitor } = hydrate(<Footer />)
  const shown = () => [stateOf('motion-control'), control().textContent, (history.state as { motionHeld?: true } | null)?.motionHeld]
  expect(shown()).toEqual(['running', 'Animationen anhalten', undefined])
  await visitor.click(control())
  expect(shown()).toEqual(['held', 'Animationen abspielen', true])
  await visitor.click(control())
  expect(shown()).toEqual(['running', 'Animationen anhalten', undefined])
})

it.each([
  [{ motionHeld: true }, 'held'],
  [{ motionHeld: 'constructor' }, 'running'],
])('starts with what the history entry says, %o: %s', (state, expected) => {
  history.replaceState(state, '')
  hydrate(<Footer />)
  expect(stateOf('motion-control')).toBe(expected)
})
