import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOf, dayNumberOf, dayNumberOfIso, isoOf, isWorkday, weekdayOf } from '#machines/start-date/calendar.ts'
import { startDateMachine } from '#machines/start-date/start-date.machine.ts'
import type { StartDateEvent } from '#machines/start-date/start-date.machine.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const { holidays } = textInputs['start-date']
/** Days from 1600 to 2399. */
const days = fc.integer({ min: -135_140, max: 157_053 })
const today = fc.integer({ min: 20_000, max: 40_000 })
const events: fc.Arbitrary<StartDateEvent> = fc.oneof(
  fc.record({ type: fc.constant('start.moved' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('package.chosen' as const), package: fc.constantFrom('express', 'experience', 'ecosystem', 'other') }),
)

it('the calendar converts every day to its date and text and back, with consecutive weekdays', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(dayNumberOf(dateOf(day))).toBe(day)
      expect(dayNumberOfIso(isoOf(day))).toBe(day)
      expect(weekdayOf(day)).toBe((weekdayOf(day - 1) % 7) + 1)
    }),
  )
})

it('work starts on a Monday at least four days away and ends after the right number of working days, whatever is chosen', () => {
  fc.assert(
    fc.property(today, fc.array(events, { maxLength: 30 }), (day, script) => {
      const { send, view } = startMachine(startDateMachine, startDateView, { ...textInputs['start-date'], today: isoOf(day) })
      for (const event of script) send(event)
      for (const { id, days: workdays } of textInputs['start-date'].packages) {
        const { start, handover } = view().dates![id]!
        const [from, to] = [dayNumberOfIso(start.iso)!, dayNumberOfIso(handover.iso)!]
        expect(from).toBeGreaterThanOrEqual(day + 4)
        expect(start.weekday).toBe(1)
        expect(isWorkday(from, holidays)).toBe(true)
        expect(isWorkday(to, holidays)).toBe(true)
        const between = Array.from({ length: to - from }, (_, index) => from + 1 + index)
        expect(between.filter((one) => isWorkday(one, holidays))).toHaveLength(workdays)
      }
      const { strip, package: chosen } = view()
      const workdays = textInputs['start-date'].packages.find(({ id }) => id === chosen)!.days
      // The strip is longer than two weeks only around Christmas.
      expect([14, 21, 28]).toContain(strip.length)
      expect(strip.filter(({ kind }) => kind === 'work')).toHaveLength(workdays)
      expect(strip.filter(({ kind }) => kind === 'handover')).toHaveLength(1)
    }),
  )
})
