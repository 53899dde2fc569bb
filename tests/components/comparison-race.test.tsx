// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RACE_TICKS, TICK_MS } from '#machines/comparison-race/comparison-race.machine.ts'
import { STEP_COUNT, STEP_MS } from '#machines/counters/counters.machine.ts'
import { ComparisonRace } from '#pages/home/sections/solution/ComparisonRace.tsx'
import { Counters } from '#pages/home/sections/success/Counters.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

// Confetti flies only in a real browser.
vi.mock('#motion/confetti.ts', () => ({ burst: () => () => undefined }))

const lane = (name: string) => screen.getByRole('progressbar', { name })
const progress = () => lane('Entwicklung mit KI').getAttribute('aria-valuenow')
const press = (name: string) => screen.getByRole('button', { name })

it('announces the result, and can be replayed', async () => {
  const { visitor, advance } = hydrate(<ComparisonRace />)
  advance(RACE_TICKS * TICK_MS)
  expect([
    stateOf('comparison-race'),
    machine('comparison-race')?.querySelector('[data-part="won"] [data-part="now"]')?.textContent,
  ]).toEqual(['finished', 'arbeitet seit 118\u00a0Tagen'])
  expect(lane('Entwicklung mit KI').getAttribute('aria-valuetext')).toMatch(/^Tag\s2 von 2: Fertig/)
  expect(screen.getByRole('status').textContent).toBe(
    'Entwicklung mit KI: fertig nach 2\u00a0Tagen. Klassische Entwicklung: fertig nach 120\u00a0Tagen.',
  )
  await visitor.click(press('Noch einmal'))
  expect([stateOf('comparison-race'), progress()]).toEqual(['racing', '0'])
})

it('counts to its figure once it is in view; screen readers get it at once', () => {
  const { advance } = hydrate(<Counters />)
  expect(machine('counters')?.querySelector('[data-part="value"]')?.textContent).toMatch(/^74\u00a0%/)
  expect([stateOf('counters'), machine('counters')?.dataset.conversion]).toEqual(['counting', '0'])
  advance(STEP_COUNT * STEP_MS)
  expect([stateOf('counters'), machine('counters')?.dataset.conversion]).toEqual(['done', '74'])
})
