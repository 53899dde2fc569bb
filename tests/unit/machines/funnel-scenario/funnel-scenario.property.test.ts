import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankLeverage } from '#machines/funnel-scenario/leverage.ts'
import { funnelFigures, funnelRevenueEuro, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'
import { runs } from '../../../../engine/tests/seed.ts'

const scenarios = fc
  .record({
    visitors: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 100),
    interestPermille: fc.integer({ min: 0, max: 1_000 }),
    leadPermille: fc.integer({ min: 0, max: 1_000 }),
    customerPermille: fc.integer({ min: 0, max: 1_000 }),
    valueEuro: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(normalizeScenario)

it('the figures of a funnel are rounded down exactly and never rise from stage to stage, whatever the numbers', () => {
  const number = fc.oneof(fc.integer({ min: -10, max: 12_000 }), fc.double())
  const given = fc.record({ visitors: number, interestPermille: number, leadPermille: number, customerPermille: number, valueEuro: number })
  fc.assert(
    fc.property(given, (numbers) => {
      const scenario = normalizeScenario(numbers)
      const exact = [1_000, scenario.interestPermille, scenario.leadPermille, scenario.customerPermille].map((permille) =>
        Number((BigInt(scenario.visitors) * BigInt(permille)) / 1_000n),
      )

      expect(funnelFigures(scenario)).toEqual(exact)
      expect(exact.toSorted((one, other) => other - one)).toEqual(exact)
      expect(normalizeScenario(scenario)).toEqual(scenario)
      expect(funnelRevenueEuro(scenario)).toBe((exact[3] ?? 0) * scenario.valueEuro)
    }),
    { numRuns: runs(150) },
  )
})

it('the ranking of the steps equals the actual change when a step converts one percentage point better', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { visitors, valueEuro, interestPermille, leadPermille, customerPermille } = scenario
      fc.pre(customerPermille > 0)
      const [interest, leads, customers] = [interestPermille / 1_000, leadPermille / interestPermille, customerPermille / leadPermille]
      const steps = { interest, leads, customers }
      const revenueOf = (of: typeof steps) => visitors * of.interest * of.leads * of.customers * valueEuro

      for (const { stage, gainEuro } of rankLeverage(scenario)) {
        const better = revenueOf({ ...steps, [stage]: Math.min(1, steps[stage] + 0.01) })
        const expected = better - revenueOf(steps)
        expect(Math.abs(gainEuro - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, better))
      }
    }),
    { numRuns: runs(150) },
  )
})
