/**
 * The moment by the visitor's calendar, in ms since 1970: for what is written down with its date, such as a consent.
 * Never for behaviour, which goes by the engine's time.
 */
export function wallClockMs(): number {
  return Date.now()
}

/** Dates are told as they are where the work is done, whatever the visitor's own clock says. */
const germanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' })

/** What day it is in Germany at a moment, in ms since 1970: '2026-11-23'. */
export function dayInGermany(ms: number): string {
  const parts = Object.fromEntries(germanDay.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
