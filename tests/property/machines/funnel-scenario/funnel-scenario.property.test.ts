import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FunnelScenarioEvent } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelFiguresView, funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import { rankLeverage } from '#machines/funnel-scenario/leverage.ts'
import { parseScenario, parseScenarioField, SCENARIO_FIELDS, serializeScenario } from '#machines/funnel-scenario/scenario.ts'
import { DEMO_SCENARIO, funnelFigures, funnelRevenueEuro, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'
import { HOSTILE_TEXTS } from '../../../unit/machines/common/hostile.ts'
import { startMachine } from '../../../unit/machines/support.ts'
import { runs } from '../../../../engine/tests/seed.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const scenarios = fc
  .record({
    visitors: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 100),
    interestPermille: fc.integer({ min: 0, max: 1_000 }),
    leadPermille: fc.integer({ min: 0, max: 1_000 }),
    customerPermille: fc.integer({ min: 0, max: 1_000 }),
    valueEuro: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(normalizeScenario)

/** Query strings of every kind: valid, almost valid, and arbitrary. */
const addresses = fc.oneof(
  scenarios.map(serializeScenario),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('besucher', 'interesse', 'leads', 'kunden', 'wert', 'x', '__proto__'),
        fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string(), fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text))),
      ),
    )
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  fc.string({ unit: 'binary' }),
)

/** Partially typed numbers, and nonsense. */
const typed = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map(String),
  fc.tuple(fc.nat(120), fc.nat(9)).map(([whole, tenth]) => `${whole},${tenth}`),
  fc.string(),
)

const events: fc.Arbitrary<FunnelScenarioEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('field.changed' as const), field: fc.constantFrom(...SCENARIO_FIELDS), value: typed }),
  },
  { weight: 2, arbitrary: fc.constantFrom({ type: 'field.left' } as const, { type: 'reset.pressed' } as const) },
  { weight: 1, arbitrary: addresses.map((numbers) => ({ type: 'address.changed', numbers }) as const) },
)

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

it('a scenario survives a round trip through the URL', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const numbers = serializeScenario(scenario)

      expect(parseScenario(numbers)).toEqual(scenario)
      expect(parseScenario(`#${numbers}`)).toEqual(scenario)
      expect(numbers === '').toBe(JSON.stringify(scenario) === JSON.stringify(DEMO_SCENARIO))
      // The same numbers in the encoding that a browser may use.
      expect(parseScenario(`?${new URLSearchParams(numbers).toString()}`)).toEqual(scenario)
    }),
    { numRuns: runs(150) },
  )
})

it('the ranking of the steps equals the actual change when a step converts one percentage point better', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { visitors, valueEuro, interestPermille, leadPermille, customerPermille } = scenario
      fc.pre(customerPermille > 0)
      const steps = {
        interest: interestPermille / 1_000,
        leads: leadPermille / interestPermille,
        customers: customerPermille / leadPermille,
      }
      const revenueOf = ({ interest, leads, customers }: typeof steps) => visitors * interest * leads * customers * valueEuro

      for (const { stage, gainEuro } of rankLeverage(scenario)) {
        const better = revenueOf({ ...steps, [stage]: Math.min(1, steps[stage] + 0.01) })
        const expected = better - revenueOf(steps)
        expect(Math.abs(gainEuro - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, better))
      }
    }),
    { numRuns: runs(150) },
  )
})

it('own numbers stay valid and consistent with the URL in any order of events', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), addresses, (script, numbers) => {
      const { actor, engine, send, view } = startMachine(funnelScenarioMachine, funnelScenarioView, {
        ...textInputs['funnel-scenario'],
        numbers,
      })
      let address = serializeScenario(parseScenario(numbers))
      actor.on('address.push', (order) => {
        expect(order.numbers).not.toBe(address)
        address = order.numbers
      })
      for (const event of script) {
        send(event)
        if (event.type === 'address.changed') address = serializeScenario(parseScenario(event.numbers))

        const { scenario, fields } = view()
        const { figures } = funnelFiguresView(actor.getSnapshot())
        expect(normalizeScenario(scenario)).toEqual(scenario)
        expect(figures.toSorted((a, b) => b - a)).toEqual(figures)
        expect(view().numbers).toBe(address)
        if (event.type !== 'field.changed') expect(parseScenario(address)).toEqual(scenario)
        if (event.type !== 'field.changed') {
          expect(fields.map(({ field, text }) => parseScenarioField(field, text))).toEqual(SCENARIO_FIELDS.map((field) => scenario[field]))
          // A note about what was entered outlasts the field.
          expect(fields.every(({ input, note }) => !input['aria-invalid'] && (note.hidden || event.type === 'field.left'))).toBe(true)
        }
      }
      engine.advance(700)
      expect(parseScenario(address)).toEqual(view().scenario)
    }),
    { numRuns: runs(80) },
  )
})
