import { describe, expect, it } from 'vitest'
import {
  formatScenarioField,
  parseScenario,
  parseScenarioField,
  SCENARIO_FIELDS,
  SCENARIO_PARAMETERS,
  SCENARIO_RANGES,
  serializeScenario,
} from '#machines/funnel-scenario/scenario.ts'
import { DEMO_SCENARIO } from '#machines/funnel-stages/funnel-figures.ts'

describe('a scenario in the URL', () => {
  it('has German names', () => {
    expect(SCENARIO_FIELDS.map((field) => SCENARIO_PARAMETERS[field])).toEqual(['besucher', 'interesse', 'leads', 'kunden', 'wert'])
  })

  it('contains what differs from the demo, in a fixed order and with decimal points', () => {
    expect(serializeScenario({ visitors: 2_000, interestPermille: 355, leadPermille: 200, customerPermille: 9, valueEuro: 1_500 })).toBe(
      'besucher=2000&interesse=35.5&leads=20&kunden=0.9&wert=1500',
    )
    expect(serializeScenario({ ...DEMO_SCENARIO, customerPermille: 100 })).toBe('kunden=10')
  })

  it('is parsed in any order, with or without a leading mark, and among other parameters', () => {
    const scenario = { visitors: 2_000, interestPermille: 355, leadPermille: 200, customerPermille: 9, valueEuro: 1_500 }

    for (const mark of ['', '?', '#'])
      expect(parseScenario(`${mark}besucher=2000&interesse=35.5&leads=20&kunden=0.9&wert=1500`)).toEqual(scenario)
    expect(parseScenario('wert=1500&utm_source=x&&kunden=0,9&leads=20&=5&interesse=35%2C5&besucher=2.000')).toEqual(scenario)
  })

  it('uses the first of two values', () => {
    expect(parseScenario('?wert=700&wert=900').valueEuro).toBe(700)
  })

  it('accepts units and symbols after a number', () => {
    expect(parseScenario('?interesse=40+%25&wert=700%C2%A0%E2%82%AC&leads=+20')).toEqual({
      ...DEMO_SCENARIO,
      interestPermille: 400,
      leadPermille: 200,
      valueEuro: 700,
    })
  })

  it.each([
    ['nothing', ''],
    ['a space', '%20'],
    ['a word', 'viele'],
    ['minus', '-5'],
    ['plus', '%2B5'],
    ['an exponent', '1e3'],
    ['hexadecimal', '0x10'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['two decimals', '12.34'],
    ['a decimal without a number', '.5'],
    ['a number without a decimal', '5.'],
    ['two points', '1.2.3'],
    ['ten digits', '1234567890'],
    ['digits of another script', '%D9%A1%D9%A2'],
    ['a broken percent code', '%E4%'],
    ['an array', '[1]'],
    ['two units', '5%25%25'],
    ['markup', '<b>5</b>'],
  ])('falls back to the demo for %s', (_, value) => {
    const search = `?besucher=${value}&interesse=${value}&leads=${value}&kunden=${value}&wert=${value}`

    expect(parseScenario(search)).toEqual(DEMO_SCENARIO)
  })
})

describe('a field of a scenario', () => {
  it.each([
    ['visitors', '1000', 1_000],
    ['visitors', ' 1.000 ', 1_000],
    ['visitors', '10.000', 10_000],
    ['visitors', '1.234.567', 1_234_567],
    ['visitors', '1 234', 1_234],
    ['visitors', '1\u202f234\u00a0567', 1_234_567],
    ['visitors', '12 34', null],
    ['visitors', '1.00', null],
    ['visitors', '1000.5', null],
    ['visitors', '1,5', null],
    ['valueEuro', '500 €', 500],
    ['valueEuro', '500\u00a0€', 500],
    ['valueEuro', '€', null],
    ['interestPermille', '35', 350],
    ['interestPermille', '35,5', 355],
    ['interestPermille', '35.5%', 355],
    ['interestPermille', '%5', null],
    ['interestPermille', '0', 0],
    ['interestPermille', '0,05', null],
    ['interestPermille', '1.000', null],
    ['interestPermille', '', null],
  ] as const)('%s understands "%s" as %s', (field, text, value) => {
    expect(parseScenarioField(field, text)).toBe(value)
  })

  it('is formatted the German way', () => {
    expect(formatScenarioField('visitors', 10_000)).toBe('10000')
    expect(formatScenarioField('valueEuro', 500)).toBe('500')
    expect(formatScenarioField('interestPermille', 350)).toBe('35')
    expect(formatScenarioField('customerPermille', 3)).toBe('0,3')
  })

  it('has its range', () => {
    expect(SCENARIO_RANGES).toEqual({
      visitors: [100, 10_000],
      interestPermille: [0, 1_000],
      leadPermille: [0, 1_000],
      customerPermille: [0, 1_000],
      valueEuro: [1, 100_000],
    })
  })
})
