/*
 * Days of the Gregorian calendar as whole numbers: days since 1 January 1970, without time or time zone. This file uses `Date` only to
 * calculate in UTC with days that are passed in, never to read the clock.
 */

/**
 * Which days are off, every year: a fixed date, a number of days after Easter Sunday (negative for days before it), the last `weekday` (1 for
 * Monday to 7 for Sunday) before a date, or a period such as '12-24' to '12-31', both dates included.
 */
export type HolidayRule = { readonly id: string } & (
  | { readonly month: number; readonly day: number }
  | { readonly daysAfterEaster: number }
  | { readonly weekday: number; readonly before: string }
  | { readonly from: string; readonly to: string }
)

interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

const DAY_MS = 86_400_000

export function dayNumberOf({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

export function dateOf(dayNumber: number): CalendarDate {
  const date = new Date(dayNumber * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day number of a date such as '2026-11-30'; undefined if it is not a date. */
export function dayNumberOfIso(iso: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (day === undefined) return undefined
  const dayNumber = dayNumberOf({ year: Number(year), month: Number(month), day: Number(day) })
  // A date that does not exist, such as 30 February, has become another date.
  return isoOf(dayNumber) === iso ? dayNumber : undefined
}

/** A day number as a date such as '2026-11-30'. */
export function isoOf(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the week: 1 for Monday to 7 for Sunday. */
export function weekdayOf(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1
}

/** Easter Sunday of a year of the Gregorian calendar. Source: Meeus, Astronomical Algorithms, chapter 8 (after Butcher, 1876). */
export function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoon = (19 * golden + correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - fullMoon - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * fullMoon + 22 * toSunday) / 451)
  const sum = fullMoon + toSunday - 7 * late + 114
  return dayNumberOf({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 })
}

/** The id of the first rule that makes the day a day off; undefined if there is none. */
export function holidayOn(dayNumber: number, rules: readonly HolidayRule[]): string | undefined {
  const { year, month, day } = dateOf(dayNumber)
  const monthDay = isoOf(dayNumber).slice(5)
  return rules.find((rule) => {
    if ('daysAfterEaster' in rule) return dayNumber - easterSunday(year) === rule.daysAfterEaster
    if ('month' in rule) return rule.month === month && rule.day === day
    if ('before' in rule) {
      const daysBefore = (dayNumberOfIso(`${isoOf(dayNumber).slice(0, 5)}${rule.before}`) as number) - dayNumber
      return weekdayOf(dayNumber) === rule.weekday && daysBefore > 0 && daysBefore <= 7
    }
    const [isAfter, isBefore] = [rule.from <= monthDay, monthDay <= rule.to]
    // In a period across New Year, `from` is later in the year than `to`.
    return rule.from <= rule.to ? isAfter && isBefore : isAfter || isBefore
  })?.id
}

/** Whether the day is from Monday to Friday and no rule makes it a day off. */
export function isWorkday(dayNumber: number, rules: readonly HolidayRule[]): boolean {
  return weekdayOf(dayNumber) <= 5 && holidayOn(dayNumber, rules) === undefined
}

/** The day that is `count` working days after `dayNumber`. */
export function workdaysLater(dayNumber: number, count: number, rules: readonly HolidayRule[]): number {
  let later = dayNumber
  for (let passed = 0; passed < count;) {
    later += 1
    if (isWorkday(later, rules)) passed += 1
  }
  return later
}
