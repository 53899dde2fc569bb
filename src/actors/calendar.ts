/**
 * The moment by the visitor's calendar, in ms since 1970: for what is written down with its date, such as a consent.
 * Never for behaviour, which goes by the engine's time.
 */
export function wallClockMs(): number {
  return Date.now()
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MARCH = 2
const OCTOBER = 9

/** 1:00 UTC on the last Sunday of a month (0 for January), when the clocks of the European Union change. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1)
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}

/**
 * What day it is in Germany, where the work is done, at a moment in ms since 1970: '2026-11-23'. By the rule of directive
 * 2000/84/EC; asked for a time zone, Chromium takes 30 to 40 ms to load it, in which the page does not answer.
 *
 * @param ms From 1996 on, when the rule began.
 */
export function dayInGermany(ms: number): string {
  const year = new Date(ms).getUTCFullYear()
  const isSummer = ms >= clockChange(year, MARCH) && ms < clockChange(year, OCTOBER)
  return new Date(ms + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10)
}
