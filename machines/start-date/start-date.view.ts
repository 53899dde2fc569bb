import type { SnapshotFrom } from 'xstate'
import { holidayOn, isoOf, isWorkday, weekdayOf, workdaysLater } from './calendar.ts'
import type { HolidayRule } from './calendar.ts'
import { canMove, startDayOf } from './start-date.machine.ts'
import type { startDateMachine } from './start-date.machine.ts'

/** Minimum number of days in the strip. Whole weeks are added if the handover needs them. Source: docs/FACTS.md, section 4. */
const STRIP_DAYS = 14

/** A calendar day, such as 2026-11-30, a Monday. */
export interface CalendarDay {
  readonly iso: string
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number
}

/** A day in the strip: a day of work on the website, the handover, any other working day, or a day off. */
export interface StripDay extends CalendarDay {
  readonly kind: 'work' | 'handover' | 'other' | 'free'
  /** The id of the holiday on this day; null if there is none. */
  readonly holiday: string | null
}

/** Start and handover of a package. */
export interface StartDates {
  readonly start: CalendarDay
  readonly handover: CalendarDay
}

const calendarDay = (dayNumber: number): CalendarDay => ({ iso: isoOf(dayNumber), weekday: weekdayOf(dayNumber) })

/** The days from a start, for a website that takes so many working days. */
export function stripOf(startDay: number, days: number, holidays: readonly HolidayRule[]): StripDay[] {
  const handoverDay = workdaysLater(startDay, days, holidays)
  const kindOf = (dayNumber: number): StripDay['kind'] => {
    if (!isWorkday(dayNumber, holidays)) return 'free'
    if (dayNumber === handoverDay) return 'handover'
    return dayNumber < handoverDay ? 'work' : 'other'
  }
  return Array.from({ length: Math.max(STRIP_DAYS, Math.ceil((handoverDay - startDay + 1) / 7) * 7) }, (_, index) => {
    const dayNumber = startDay + index
    return { ...calendarDay(dayNumber), kind: kindOf(dayNumber), holiday: holidayOn(dayNumber, holidays) ?? null }
  })
}

/**
 * What the page shows: the dates of each package by its id (null while the current day is unknown), the strip of days for the chosen
 * package, and the last chosen start if it is no longer possible.
 *
 * `datesText`, `earlierButton` and `laterButton` are props: of the dates in words, which are announced only when the visitor has chosen them, and of the two
 * buttons, which are never `disabled`, because a disabled button would lose focus.
 */
export function startDateView({ value, context }: SnapshotFrom<typeof startDateMachine>) {
  const { packages, wishDay, holidays } = context
  const startDay = startDayOf(context)
  const state = value as 'unknown' | 'proposed' | 'chosen' | 'lapsed'
  const props = {
    datesText: { 'aria-live': state === 'chosen' ? 'polite' : 'off' },
    earlierButton: { 'aria-disabled': !canMove(context, -1) },
    laterButton: { 'aria-disabled': !canMove(context, 1) },
  } as const
  if (startDay === null) return { state, package: context.package, lapsed: null, dates: null, strip: [], ...props }

  const handoverOf = (days: number) => workdaysLater(startDay, days, holidays)
  const dates = Object.fromEntries(
    packages.map(({ id, days }): [string, StartDates] => [id, { start: calendarDay(startDay), handover: calendarDay(handoverOf(days)) }]),
  )
  const { days } = packages.find(({ id }) => id === context.package) as (typeof packages)[number]
  return {
    state,
    package: context.package,
    lapsed: state === 'lapsed' ? calendarDay(wishDay as number) : null,
    dates,
    strip: stripOf(startDay, days, holidays),
    ...props,
  }
}
