import { expect, it } from 'vitest'
import { clampVisitors, DEMO_SCENARIO, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'

it.each([
  [-Infinity, 100],
  [149, 100],
  [150, 200],
  [10_001, 10_000],
])('%s visitors count as %s', (visitors, expected) => {
  expect(clampVisitors(visitors)).toBe(expected)
})

it('takes the nearest number that is possible, and that of the demo for anything that is none', () => {
  const odd = { visitors: 1e9, interestPermille: 1_001, leadPermille: 500.4, customerPermille: Number.NaN, valueEuro: 0 }
  expect(normalizeScenario(odd)).toEqual({ ...DEMO_SCENARIO, visitors: 10_000, interestPermille: 1_000, leadPermille: 500, valueEuro: 1 })
  expect(normalizeScenario({ ...DEMO_SCENARIO, valueEuro: 100_001 }).valueEuro).toBe(100_000)
})
