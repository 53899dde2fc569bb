/*
 * ISO 8601 written out by hand, because machines know no `Date`: one that only converts is
 * one letter away from one that reads the clock. Times are milliseconds since 1970 in UTC.
 */

/** Days of the months of a year that is not a leap year. */
const MONTH_LENGTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The last moment that four digits of a year can name: 9999-12-31T23:59:59.999Z. */
const LAST_TIME_MS = 253_402_300_799_999

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z$/

/** `month` and `day` count from 1. */
interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function leapYearsBefore(year: number): number {
  const last = year - 1
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400)
}

/** Days from 1970-01-01 to the first day of `year`. */
function daysBeforeYear(year: number): number {
  return (year - 1970) * 365 + leapYearsBefore(year) - leapYearsBefore(1970)
}

function monthLengths(year: number): readonly number[] {
  return isLeapYear(year) ? MONTH_LENGTHS.with(1, 29) : MONTH_LENGTHS
}

/** How many days the month has; 0 when the year has no such month. */
function monthLength(year: number, month: number): number {
  return monthLengths(year)[month - 1] ?? 0
}

/** Days from 1970-01-01 to this day. */
function daysBefore({ year, month, day }: CalendarDay): number {
  const passed = monthLengths(year).slice(0, month - 1)
  return passed.reduce((sum, length) => sum + length, daysBeforeYear(year) + day - 1)
}

function calendarDay(daysSince1970: number): CalendarDay {
  // A year has at most 366 days, so the first guess is never too late.
  let year = 1970 + Math.floor(daysSince1970 / 366)
  while (daysBeforeYear(year + 1) <= daysSince1970) year += 1
  let rest = daysSince1970 - daysBeforeYear(year)
  let month = 1
  while (rest >= monthLength(year, month)) {
    rest -= monthLength(year, month)
    month += 1
  }
  return { year, month, day: rest + 1 }
}

function digits(value: number, count = 2): string {
  return String(value).padStart(count, '0')
}

/** A moment that can be written down: whole, from 1970 to 9999. What is not a number is 1970. */
export function wholeTimeMs(timeMs: number): number {
  if (Number.isNaN(timeMs)) return 0
  return Math.min(LAST_TIME_MS, Math.max(0, Math.floor(timeMs)))
}

/** A moment as `2026-11-20T06:11:00.000Z`, taken as `wholeTimeMs` takes it. */
export function formatIsoDate(timeMs: number): string {
  const wholeMs = wholeTimeMs(timeMs)
  const { year, month, day } = calendarDay(Math.floor(wholeMs / DAY_MS))
  const ms = wholeMs % DAY_MS
  const hours = digits(Math.floor(ms / HOUR_MS))
  const minutes = digits(Math.floor((ms % HOUR_MS) / MINUTE_MS))
  const seconds = digits(Math.floor((ms % MINUTE_MS) / SECOND_MS))
  const fraction = digits(ms % SECOND_MS, 3)
  return `${year}-${digits(month)}-${digits(day)}T${hours}:${minutes}:${seconds}.${fraction}Z`
}

/**
 * The moment that an ISO 8601 text in UTC with seconds names, or null when it names none:
 * another notation, the 30th of February, a year before 1970.
 */
export function parseIsoDate(text: string): number | null {
  const match = ISO_DATE.exec(text)
  if (match === null) return null
  const [, yearText, monthText, dayText, hoursText, minutesText, secondsText, msText = '0'] = match
  const year = Number(yearText)
  const month = Number(monthText)
  const day = Number(dayText)
  const hours = Number(hoursText)
  const minutes = Number(minutesText)
  const seconds = Number(secondsText)
  if (year < 1970 || day < 1 || day > monthLength(year, month)) return null
  if (hours > 23 || minutes > 59 || seconds > 59) return null
  return daysBefore({ year, month, day }) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + Number(msText)
}

/**
 * The same day and time `months` calendar months later. Where that month is shorter, its last
 * day: a year after 29 February is 28 February.
 *
 * @param timeMs A moment as `wholeTimeMs` returns it.
 * @param months A whole number, 0 or more.
 */
export function monthsLater(timeMs: number, months: number): number {
  const { year, month, day } = calendarDay(Math.floor(timeMs / DAY_MS))
  const monthsSinceZero = year * 12 + month - 1 + months
  const later = { year: Math.floor(monthsSinceZero / 12), month: (monthsSinceZero % 12) + 1 }
  const laterDay = Math.min(day, monthLength(later.year, later.month))
  return daysBefore({ ...later, day: laterDay }) * DAY_MS + (timeMs % DAY_MS)
}
