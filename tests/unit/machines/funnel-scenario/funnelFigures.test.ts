import { describe, expect, it } from 'vitest'
import { clampVisitors, DEMO_SCENARIO, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'

it.each([
  [-Infinity, 100],
  [149, 100],
  [150, 200],
  [10_001, 10_000],
])('%s visitors count as %s', (visitors, expected) => {
  expect(clampVisitors(visitors)).toBe(expected)
})

describe('normalizeScenario', () => {
  it('makes every number whole and within its range', () => {
    expect(normalizeScenario({ visitors: 1e9, interestPermille: 1_001, leadPermille: 500.4, customerPermille: -1, valueEuro: 0 })).toEqual({
      visitors: 10_000,
      interestPermille: 1_000,
      leadPermille: 500,
      customerPermille: 0,
      valueEuro: 1,
    })
    expect(normalizeScenario({ ...DEMO_SCENARIO, valueEuro: 100_001 }).valueEuro).toBe(100_000)
    expect(normalizeScenario({ ...DEMO_SCENARIO, valueEuro: 100_000 }).valueEuro).toBe(100_000)
  })

  it('falls back to the demo for anything that is not a number', () => {
    const nan = Number.NaN

    expect(normalizeScenario({ visitors: nan, interestPermille: nan, leadPermille: nan, customerPermille: nan, valueEuro: nan })).toEqual(
      DEMO_SCENARIO,
    )
  })
})
