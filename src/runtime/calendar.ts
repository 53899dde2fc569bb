import { inspection } from './engine.ts'

/**
 * The visitor's current wall-clock time, in ms since 1970, for data that is stored with a date, such as a consent. Never use it for
 * behaviour, which runs on engine time.
 */
export function wallClockMs(): number {
  return Date.now()
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MARCH = 2
const OCTOBER = 9

/** 1:00 UTC on the last Sunday of a month (0 for January): the time at which clocks in the European Union change, in ms since 1970. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1)
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}

/**
 * The date in Germany, such as '2026-11-23', at a time in ms since 1970. Implements the clock changes of directive 2000/84/EC instead of
 * using a time zone, because Chromium blocks for 30 to 40 ms when it loads one.
 *
 * @param ms A time in 1996 or later: the current rule for clock changes has applied since then.
 */
export function dayInGermany(ms: number): string {
  const year = new Date(ms).getUTCFullYear()
  const isSummer = ms >= clockChange(year, MARCH) && ms < clockChange(year, OCTOBER)
  return new Date(ms + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10)
}

/**
 * Calls `told` with the date in Germany, such as '2026-11-23', now and whenever a new day begins.
 *
 * Checks the date at every full hour, because every day begins at a full hour. Also checks when the page becomes visible or is restored
 * from the back/forward cache, because engine time stands still while the computer sleeps.
 */
export function followDay(told: (today: string) => void): void {
  let last = ''
  const look = () => {
    const today = dayInGermany(wallClockMs())
    if (today !== last) told((last = today))
  }
  const lookEachHour = () => {
    look()
    inspection.clock.setTimeout(lookEachHour, HOUR_MS - (wallClockMs() % HOUR_MS), 'next full hour')
  }
  lookEachHour()
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
}
