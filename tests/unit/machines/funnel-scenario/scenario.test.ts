import { expect, it } from 'vitest'
import { parseScenarioField } from '#machines/funnel-scenario/scenario.ts'

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
] as const)('the field %s of a scenario understands "%s" as %s', (field, text, value) => {
  expect(parseScenarioField(field, text)).toBe(value)
})
