// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { STEP_COUNT, STEP_MS } from '#machines/counters/counters.machine.ts'
import { Counters } from '#pages/home/sections/success/Counters.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

it('counts to its figure once it is in view; screen readers get it at once', () => {
  const { advance } = hydrate(<Counters />)
  expect(machine('counters')?.querySelector('[data-part="value"]')?.textContent).toMatch(/^74\u00a0%/)
  expect([stateOf('counters'), machine('counters')?.dataset.conversion]).toEqual(['counting', '0'])
  advance(STEP_COUNT * STEP_MS)
  expect([stateOf('counters'), machine('counters')?.dataset.conversion]).toEqual(['done', '74'])
})
