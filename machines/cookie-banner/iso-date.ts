/*
 * Dates of the calendar as ISO 8601 texts. `Date` calculates here with moments it is given; it never reads the clock.
 */

/** The last moment that four digits of a year can name: 9999-12-31T23:59:59.999Z. */
const LAST_TIME_MS = 253_402_300_799_999

/** A moment that can be written down: whole, from 1970 to 9999. What is not a number is 1970. */
export function wholeTimeMs(timeMs: number): number {
  if (Number.isNaN(timeMs)) return 0
  return Math.min(LAST_TIME_MS, Math.max(0, Math.floor(timeMs)))
}

/** A moment as `2026-11-20T06:11:00.000Z`, taken as `wholeTimeMs` takes it. */
export function formatIsoDate(timeMs: number): string {
  return new Date(wholeTimeMs(timeMs)).toISOString()
}

/**
 * The moment that an ISO 8601 text in UTC with seconds names, or null when it names none:
 * another notation, the 30th of February, a year before 1970.
 */
export function parseIsoDate(text: string): number | null {
  const timeMs = Date.parse(text)
  // `Date` reads many notations and takes the 30th of February for the 2nd of March: only what it would write itself counts.
  const isSame = timeMs >= 0 && [text, text.replace(/Z$/, '.000Z')].includes(new Date(timeMs).toISOString())
  return isSame ? timeMs : null
}

/**
 * The same day and time `months` calendar months later. Where that month is shorter, its last
 * day: a year after 29 February is 28 February.
 *
 * @param timeMs A moment as `wholeTimeMs` returns it.
 * @param months A whole number, 0 or more.
 */
export function monthsLater(timeMs: number, months: number): number {
  const date = new Date(timeMs)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // The 31st of a month of 30 days is the 1st of the next; its day 0 is the last day of the month before.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
