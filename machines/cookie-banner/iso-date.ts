/* Calendar dates as ISO 8601 strings. This file uses `Date` only for arithmetic on times that are passed in, never to read the clock. */

/** The last moment that a four-digit year can express: 9999-12-31T23:59:59.999Z. */
const LAST_TIME_MS = 253_402_300_799_999

/** A time that can be formatted: whole ms, from 1970 to 9999. NaN becomes 1970. */
export function wholeTimeMs(timeMs: number): number {
  if (Number.isNaN(timeMs)) return 0
  return Math.min(LAST_TIME_MS, Math.max(0, Math.floor(timeMs)))
}

/** A time as `2026-11-20T06:11:00.000Z`, normalised by `wholeTimeMs`. */
export function formatIsoDate(timeMs: number): string {
  return new Date(wholeTimeMs(timeMs)).toISOString()
}

/**
 * Parses an ISO 8601 time in UTC, with seconds, into ms since 1970. Returns null for any other notation, for dates that do not exist, such
 * as 30 February, and for years before 1970.
 */
export function parseIsoDate(text: string): number | null {
  const timeMs = Date.parse(text)
  // `Date` accepts many notations, and turns 30 February into 2 March. The text is therefore valid only if formatting the result gives the
  // same text again, with or without milliseconds.
  const isSame = timeMs >= 0 && [text, text.replace(/Z$/, '.000Z')].includes(new Date(timeMs).toISOString())
  return isSame ? timeMs : null
}

/**
 * The same day and time `months` calendar months later, or the last day of that month if it has no such day: a year after 29 February is 28
 * February.
 *
 * @param timeMs A time as `wholeTimeMs` returns it.
 * @param months A whole number, 0 or more.
 */
export function monthsLater(timeMs: number, months: number): number {
  const date = new Date(timeMs)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // The 31st of a 30-day month overflows to the 1st of the next month. Setting day 0 goes back to the last day of the intended month.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
