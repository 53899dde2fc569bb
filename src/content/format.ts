import { formatThousands } from '#machines/common/numbers.ts'

export { euro, formatThousands } from '#machines/common/numbers.ts'

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0'

/** An exact amount: 2.518,49 €. */
export function euroAndCents(amount: number): string {
  const cents = Math.round(amount * 100)
  return `${formatThousands(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}${NBSP}€`
}

/**
 * A number with its noun: 1 Tag, 3 Tage. Callers pass both forms of the noun, in the grammatical case that their sentence needs: 'in 3
 * Tagen'.
 */
export function amountOf(count: number, one: string, many: string): string {
  return `${formatThousands(count)}${NBSP}${count === 1 ? one : many}`
}

/** A percentage: 98 %. */
export function percent(value: number): string {
  return `${formatThousands(value)}${NBSP}%`
}

/** A share in whole permille, 0 or more, as a percentage with at most one decimal: 12,5 %. */
export function permilleAsPercent(permille: number): string {
  const tenth = permille % 10
  return `${formatThousands((permille - tenth) / 10)}${tenth === 0 ? '' : `,${tenth}`}${NBSP}%`
}

/** A difference with its sign: +500, −1.200, 0. The true minus sign is as wide as the plus. */
export function signed(difference: number, unit = ''): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return `${sign}${formatThousands(Math.abs(difference))}${unit}`
}

/** A number with at most one decimal, after a comma: 4,9. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10).replace('.', ',')
}

/** An average rating out of five. Advertising must state the number of reviews and their period with it (§ 5a UWG). */
export interface Rating {
  readonly average: number
  readonly count: number
  /** The years covered, such as '2016 bis 2026'. */
  readonly period: string
}

/** Value and label of a claim: 4,9 von 5 im Schnitt aus 143 Bewertungen von 2016 bis 2026. */
export function averageRating({ average, count, period }: Rating): { value: string; label: string } {
  return { value: `${decimal(average)} von 5 im Schnitt aus ${amountOf(count, 'Bewertung', 'Bewertungen')}`, label: `von ${period}` }
}

const UP_TO_TWELVE = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'] as const
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'] as const
/** Stems that are shortened before 'zehn' and 'und'. */
const SHORTENED: Readonly<Record<number, string>> = { 1: 'ein', 16: 'sech', 17: 'sieb' }

/**
 * A number as a word: sechs, siebzehn, einundzwanzig, neunzig, hundertachtzig.
 *
 * @param count A whole number from 0 to 199.
 * @throws {RangeError} for any other number, because texts write larger numbers as digits.
 */
export function numberWord(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 199)
    throw new RangeError(`format: ${count} has no word here. Write numbers from 0 to 199.`)
  if (count > 99) return `hundert${count > 100 ? numberWord(count - 100) : ''}`
  const small = UP_TO_TWELVE[count]
  if (small !== undefined) return small
  const ones = count % 10
  if (count < 20) return `${SHORTENED[count] ?? numberWord(ones)}zehn`
  const tens = TENS[Math.floor(count / 10)] ?? ''
  return ones === 0 ? tens : `${SHORTENED[ones] ?? numberWord(ones)}und${tens}`
}

/**
 * A number as a word with its noun: eine Korrekturrunde, zwei Korrekturrunden.
 *
 * @param one What stands for 1, with its article, in the grammatical case that the sentence needs: 'eine Korrekturrunde', 'einer Minute'.
 */
export function wordsOf(count: number, one: string, many: string): string {
  return count === 1 ? one : `${numberWord(count)} ${many}`
}

const ORDINALS: Readonly<Record<number, string>> = { 1: 'ersten', 3: 'dritten', 7: 'siebten', 8: 'achten' }

/**
 * An ordinal, as in 'am dritten Tag'.
 *
 * @param number A whole number from 1 to 199.
 */
export function ordinalWord(number: number): string {
  if (number > 100) return `hundert${ordinalWord(number - 100)}`
  return ORDINALS[number] ?? `${numberWord(number)}${number < 20 ? 'ten' : 'sten'}`
}

/** The text with a capital letter, for the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Alternatives: 3, 5 oder 7. */
export function alternatives(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} oder ${things.at(-1)}`
}

const WORKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'] as const
/** A day from Monday to Friday: 1 is Montag, 5 is Freitag. */
export type Workday = 1 | 2 | 3 | 4 | 5

/** The name of a day of the week, or of the one that many working days later: three days after a Montag, it is Donnerstag. */
export function workdayName(weekday: Workday, daysLater = 0): string {
  return WORKDAYS[(weekday - 1 + daysLater) % WORKDAYS.length] as string
}

/**
 * When a project that begins on `weekday` and takes `days` working days is online, as in '… ist Ihre Website online': on a day of the week, or, as
 * that would leave open in which week, 'nach 6 Arbeitstagen'.
 */
export function handoverOn(weekday: Workday, days: number): string {
  return days < WORKDAYS.length ? workdayName(weekday, days) : `nach ${amountOf(days, 'Arbeitstag', 'Arbeitstagen')}`
}

/** The same day for a contract: 'Donnerstag', or 'Mittwoch der folgenden Woche'. */
export function handoverDay(weekday: Workday, days: number): string {
  const weeksLater = Math.floor((weekday - 1 + days) / WORKDAYS.length)
  const week = days < WORKDAYS.length ? '' : weeksLater === 1 ? ' der folgenden Woche' : ' der übernächsten Woche'
  return workdayName(weekday, days) + week
}

/** Every week on this day: montags. */
export function weeklyOn(weekday: Workday): string {
  return `${workdayName(weekday).toLowerCase()}s`
}

/** A date and its day of the week, from 1 (Monday) to 7 (Sunday). */
export interface DayOfWeek {
  readonly iso: string
  readonly weekday: number
}

const SHORT_WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

/** A day of the week in two letters: 1 is Mo, 7 is So. */
export function shortWeekday(weekday: number): string {
  return SHORT_WEEKDAYS[weekday - 1] ?? ''
}

/** A calendar day: 'Mo 30.11.', or 'Mo 30.11.2026' with `year`. */
export function shortDay({ iso, weekday }: DayOfWeek, { year = false } = {}): string {
  const [years, month, day] = iso.split('-')
  return `${shortWeekday(weekday)}${NBSP}${Number(day)}.${Number(month)}.${year ? years : ''}`
}

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/**
 * An ISO 8601 date or month in German: '2025-10-05' is '5. Oktober 2025', '2026-11' is 'November 2026'.
 * Anything else is returned unchanged.
 */
export function germanDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(iso) ?? []
  const name = MONTHS[Number(month) - 1]
  if (!name) return iso
  return day === undefined ? `${name} ${year}` : `${Number(day)}. ${name} ${year}`
}

/** A period of each year, such as '24.–31. Dezember', from two dates written as month and day, such as '12-24'. */
export function yearlyPeriod(from: string, to: string): string {
  const parts = (date: string) => [date.slice(0, 2), `${Number(date.slice(3))}.`, MONTHS[Number(date.slice(0, 2)) - 1]] as const
  const [fromMonth, fromDay, fromName] = parts(from)
  const [toMonth, toDay, toName] = parts(to)
  return fromMonth === toMonth ? `${fromDay}–${toDay}\u00a0${toName}` : `${fromDay}\u00a0${fromName} bis ${toDay}\u00a0${toName}`
}
