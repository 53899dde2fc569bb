// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { dayInGermany, followDay, lookAtCalendar } from '#runtime/calendar.ts'
import { inspection } from '#runtime/engine.ts'

it('the day in Germany agrees with the time zone database in every year from 1996 to 2036', () => {
  const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' })
  const [first, last] = [Date.UTC(1996, 0, 1), Date.UTC(2037, 0, 1)]
  // Steps of 23 hours cover every hour of the day.
  for (let moment = first; moment < last; moment += 23 * 3_600_000) expect(dayInGermany(moment)).toBe(format.format(moment))
})

const { clock } = inspection
afterEach(() => {
  inspection.clock = clock
  vi.restoreAllMocks()
})

/** A page that is opened at `fromMs`. `asleepMs` is how long the computer has slept since then. */
function open(fromMs: number) {
  const engine = createSimulatedEngine()
  inspection.clock = engine
  const days: string[] = []
  const page = { engine, days, asleepMs: 0, now: () => fromMs + page.asleepMs + engine.now() }
  vi.spyOn(Date, 'now').mockImplementation(page.now)
  onTestFinished(followDay((today) => days.push(today)))
  return page
}

it('the day that followDay reports is the current one at every moment of a year', () => {
  const year = Date.UTC(2027, 0, 1) - Date.UTC(2026, 0, 1)
  const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })
  const waits = fc.array(fc.integer({ min: 0, max: year / 20 }), { minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(moments, waits, (from, steps) => {
      const { engine, days, now } = open(from)
      for (const waitMs of steps) {
        engine.advance(waitMs)
        expect(days.at(-1)).toBe(dayInGermany(now()))
      }
      expect(new Set(days).size).toBe(days.length)
    }),
    { numRuns: 5 },
  )
})

const act = (type: string) => document.body.dispatchEvent(new Event(type))
it.each([
  ['the page is in view again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ["the page is back from the browser's memory", () => dispatchEvent(new Event('pageshow'))],
  ['the page is no longer frozen', () => document.dispatchEvent(new Event('resume'))],
  ['the window has the focus', () => dispatchEvent(new Event('focus'))],
  ['a control has the focus', () => act('focus')],
  ['a pointer is pressed', () => act('pointerdown')],
  ['a key is pressed', () => act('keydown')],
  ['assistive technology presses a control', () => act('click')],
  ['a date is handed over', lookAtCalendar],
])('the current day is told anew when %s, whichever way the clock has moved', (_, looks) => {
  const page = open(Date.parse('2026-11-26T09:00:00Z'))
  for (const days of [9, 0, -9]) {
    page.asleepMs = days * 24 * 3_600_000
    looks()
    looks()
  }
  expect(page.days).toEqual(['2026-11-26', '2026-12-05', '2026-11-26', '2026-11-17'])
})

it('the current day is told before whatever is pressed handles the press, and no longer once its follower has left', () => {
  const page = open(Date.parse('2026-11-26T09:00:00Z'))
  const told: string[] = []
  const leave = followDay((today) => told.push(today))
  const seen: unknown[] = []
  document.body.addEventListener('click', () => seen.push(page.days.at(-1)), { once: true, capture: true })
  page.asleepMs = 9 * 24 * 3_600_000
  leave()
  act('click')
  expect([seen, told]).toEqual([['2026-12-05'], ['2026-11-26']])
})

it('the current day follows within the hour after the computer has slept with the page in view', () => {
  const page = open(Date.parse('2026-11-26T22:10:00Z'))
  page.asleepMs = 8 * 3_600_000
  page.engine.advance(3_599_999)
  expect(page.days).toEqual(['2026-11-26', '2026-11-27'])
})
