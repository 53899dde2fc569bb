import { describe, expect, it } from 'vitest'
import { parseScenario, parseScenarioField, serializeScenario } from '#machines/funnel-scenario/scenario.ts'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'

describe('a scenario in the URL', () => {
  it('contains what differs from the demo, in a fixed order and with decimal points', () => {
    expect(serializeScenario({ visitors: 2_000, interestPermille: 355, leadPermille: 200, customerPermille: 9, valueEuro: 1_500 })).toBe(
      'besucher=2000&interesse=35.5&leads=20&kunden=0.9&wert=1500',
    )
    expect(serializeScenario({ ...DEMO_SCENARIO, customerPermille: 100 })).toBe('kunden=10')
  })

  it('is parsed in any order, with or without a leading mark, with units, among other parameters, and by its first of two values', () => {
    const scenario = { visitors: 2_000, interestPermille: 355, leadPermille: 200, customerPermille: 9, valueEuro: 1_500 }

    for (const mark of ['', '?', '#'])
      expect(parseScenario(`${mark}besucher=2000&interesse=35.5&leads=20&kunden=0.9&wert=1500`)).toEqual(scenario)
    const foreign = 'wert=1500%C2%A0%E2%82%AC&wert=900&utm_source=x&&kunden=0,9&leads=+20&=5&interesse=35%2C5+%25&besucher=2.000'
    expect(parseScenario(foreign)).toEqual(scenario)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'viele'],
    ['an exponent', '1e3'],
    ['two decimals', '12.34'],
    ['a decimal without a number', '.5'],
    ['ten digits', '1234567890'],
    ['a broken percent code', '%E4%'],
  ])('falls back to the demo for %s', (_, value) => {
    const search = `?besucher=${value}&interesse=${value}&leads=${value}&kunden=${value}&wert=${value}`

    expect(parseScenario(search)).toEqual(DEMO_SCENARIO)
  })
})

describe('a field of a scenario', () => {
  it.each([
    ['visitors', '1000', 1_000],
    ['visitors', '10.000', 10_000],
    ['visitors', '1\u202f234\u00a0567', 1_234_567],
    ['visitors', '12 34', null],
    ['visitors', '1.00', null],
    ['visitors', '1,5', null],
    ['valueEuro', '500 €', 500],
    ['valueEuro', '500 EUR', 500],
    ['valueEuro', '€ 1.500', 1_500],
    ['valueEuro', '1.234,56 €', 1_235],
    ['valueEuro', '1\u202f234,4 Euro', 1_234],
    ['valueEuro', '500,-', 500],
    ['valueEuro', '12,345', null],
    ['valueEuro', ',50', null],
    ['interestPermille', '35,5', 355],
    ['interestPermille', '35.5%', 355],
    ['interestPermille', '%5', null],
    ['interestPermille', '0,05', null],
  ] as const)('%s understands "%s" as %s', (field, text, value) => {
    expect(parseScenarioField(field, text)).toBe(value)
  })
})
