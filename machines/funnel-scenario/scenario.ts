import { formatThousands } from '../common/numbers.ts'
import { PERMILLE_MAX, VALUE_MAX_EURO, VALUE_MIN_EURO, VISITORS_MAX, VISITORS_MIN } from './funnelFigures.ts'
import type { Scenario, ScenarioField } from './funnelFigures.ts'

/** The fields in the order of the form and of the URL. */
export const SCENARIO_FIELDS = [
  'visitors',
  'interestPermille',
  'leadPermille',
  'customerPermille',
  'valueEuro',
] as const satisfies readonly ScenarioField[]

/** Whether visitors read and type a field in per cent, with one decimal. */
export function isPercentage(field: ScenarioField): boolean {
  return field.endsWith('Permille')
}

/** A value for each field. */
export function forEachField<Value>(valueOf: (field: ScenarioField) => Value): Readonly<Record<ScenarioField, Value>> {
  return Object.fromEntries(SCENARIO_FIELDS.map((field) => [field, valueOf(field)])) as Record<ScenarioField, Value>
}

/** The range of each field, in its own unit. */
export const SCENARIO_RANGES: Readonly<Record<ScenarioField, readonly [min: number, max: number]>> = {
  visitors: [VISITORS_MIN, VISITORS_MAX],
  interestPermille: [0, PERMILLE_MAX],
  leadPermille: [0, PERMILLE_MAX],
  customerPermille: [0, PERMILLE_MAX],
  valueEuro: [VALUE_MIN_EURO, VALUE_MAX_EURO],
}

/** Digits, with or without thousands separators: 1000, 1.000, 1 000. */
const COUNT = /^(?:\d{1,9}|\d{1,3}(?:[.\s]\d{3}){1,2})$/
/** A percentage with at most one decimal, after a comma or a point. */
const PERCENT = /^(\d{1,9})(?:[.,](\d))?$/
/** An amount of money: a count, with or without cents: 1.234,56, 500,-. */
const AMOUNT = /^(.*?)(?:,(?:[-–]|(\d\d?)))?$/
/** A unit that people type before or after a number, and the whitespace in between. */
const UNIT = /^(?:€|EUR)\s*|\s*(?:%|€|EUR|Euro)$/i

/**
 * Parses the text of a field into a number in the field's unit, without clamping it to the range. Returns null if the text is not a number.
 */
export function parseScenarioField(field: ScenarioField, text: string): number | null {
  const number = text.trim().replace(UNIT, '')
  if (!isPercentage(field)) {
    const [, count = '', cents = ''] = (field === 'valueEuro' && AMOUNT.exec(number)) || ['', number]
    return COUNT.test(count) ? Math.round(Number(`${count.replaceAll(/[.\s]/g, '')}.${cents}`)) : null
  }
  const match = PERCENT.exec(number)
  if (match === null) return null
  const [, whole, tenth = '0'] = match
  return Number(whole) * 10 + Number(tenth)
}

/** A field's value as a visitor reads it, who may type it without the point: "1.000", "35", "12,5". */
export function formatScenarioField(field: ScenarioField, value: number): string {
  return isPercentage(field) ? String(value / 10).replace('.', ',') : formatThousands(value)
}

/** Whether all numbers of two scenarios are equal. */
export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return SCENARIO_FIELDS.every((field) => one[field] === other[field])
}
