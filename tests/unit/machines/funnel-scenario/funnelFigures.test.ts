import { expect, it } from 'vitest'
import { DEMO_SCENARIO, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'

it.each([
  [{ visitors: -Infinity }, { visitors: 100 }],
  [{ visitors: 149 }, { visitors: 100 }],
  [{ visitors: 150 }, { visitors: 200 }],
  [{ visitors: 10_051 }, { visitors: 10_000 }],
  [
    { interestPermille: 1_001, leadPermille: 500.4 },
    { interestPermille: 1_000, leadPermille: 500 },
  ],
  [{ visitors: NaN, customerPermille: NaN, valueEuro: NaN }, {}],
  [{ valueEuro: 0 }, { valueEuro: 1 }],
  [{ valueEuro: 100_001 }, { valueEuro: 100_000 }],
])('takes for %o the nearest numbers that are possible, and those of the demo for what is none', (given, taken) => {
  expect(normalizeScenario({ ...DEMO_SCENARIO, ...given })).toEqual({ ...DEMO_SCENARIO, ...taken })
})
