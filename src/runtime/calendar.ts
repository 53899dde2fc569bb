import type { TimerId } from '@drei-tage/engine'
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

/** What happens when a visitor comes back to the page or does anything on it. */
const ACTS = ['pointerdown', 'keydown', 'click', 'focus', 'visibilitychange', 'resume', 'pageshow'] as const

/** A function per follower that looks whether a new day has begun. */
const followers = new Set<() => void>()

/** Tells all followers of a new day. To be called before dates are handed over, which may be a while after the visitor's last act. */
export function lookAtCalendar(): void {
  for (const look of followers) look()
}

/**
 * Calls `told` with the date in Germany, such as '2026-11-23', now and whenever it has changed.
 *
 * Looks at every full hour, because every day begins at a full hour. As engine time stands still while the computer sleeps, also looks
 * before the page handles anything that a visitor does.
 *
 * @returns a function that ends the calls.
 */
export function followDay(told: (today: string) => void): () => void {
  let last = ''
  let timer: TimerId | undefined
  const { clock } = inspection
  const look = () => {
    const nowMs = wallClockMs()
    clock.clearTimeout(timer)
    timer = clock.setTimeout(look, HOUR_MS - (nowMs % HOUR_MS), 'next full hour')
    const today = dayInGermany(nowMs)
    if (today !== last) told((last = today))
  }
  look()
  followers.add(look)
  // Adding a listener again has no effect.
  for (const type of ACTS) addEventListener(type, lookAtCalendar, true)
  return () => {
    clock.clearTimeout(timer)
    followers.delete(look)
  }
}
