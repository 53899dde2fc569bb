import { assign, not, setup } from 'xstate'
import { dayNumberOfIso, isWorkday, weekdayOf } from './calendar.ts'
import type { HolidayRule } from './calendar.ts'

/** How many weeks after the first possible start visitors can look ahead. Source: docs/FACTS.md, section 9. */
export const WEEKS_AHEAD = 12

export interface StartDateInput {
  /** The current day, such as '2026-11-23'; null while it is unknown, as on the prerendered page. */
  readonly today: string | null
  /** At least one package; the first is the default. `days` is the number of working days until the handover. */
  readonly packages: readonly [StartPackage, ...StartPackage[]]
  /** The day of the week on which work begins: 1 for Monday to 5 for Friday. */
  readonly startWeekday: number
  /** Minimum number of days between today and a start. */
  readonly leadDays: number
  readonly holidays: readonly HolidayRule[]
}

interface StartPackage {
  readonly id: string
  readonly days: number
}

export type StartDateEvent =
  /** The current day, sent once after the machine has started and again whenever a new day begins. */
  | { type: 'day.told'; today: string }
  /** Choose the previous (-1) or the next (1) start. */
  | { type: 'start.moved'; by: 1 | -1 }
  | { type: 'package.chosen'; package: string }

interface StartDateContext extends Omit<StartDateInput, 'today'> {
  /** The first possible start, as a day number; null while the current day is unknown. */
  readonly firstDay: number | null
  /** The start that the visitor has chosen, as a day number, also while it is not possible; null if there is none. */
  readonly wishDay: number | null
  readonly package: string
}

type Rules = Pick<StartDateInput, 'startWeekday' | 'holidays'>

/**
 * The first `startWeekday` on or after `dayNumber`. If that is a day off, tries the following weeks, or the preceding ones if `by` is -1.
 */
function startFrom(dayNumber: number, { startWeekday, holidays }: Rules, by: 1 | -1 = 1): number {
  let start = dayNumber + ((startWeekday - weekdayOf(dayNumber) + 7) % 7)
  while (!isWorkday(start, holidays)) start += 7 * by
  return start
}

/** The first possible start for a request made on `today`: at least `leadDays` later. Null if `today` is not a date. */
function firstStart(today: string | null, rules: Rules & Pick<StartDateInput, 'leadDays'>): number | null {
  const day = today === null ? undefined : dayNumberOfIso(today)
  return day === undefined ? null : startFrom(day + rules.leadDays, rules)
}

const isWithin = (startDay: number, firstDay: number) => startDay >= firstDay && startDay <= firstDay + 7 * WEEKS_AHEAD

const isWishPossible = ({ firstDay, wishDay }: StartDateContext) => firstDay !== null && wishDay !== null && isWithin(wishDay, firstDay)

/** The chosen start while it is possible, and otherwise the first possible start, as a day number; null while the current day is unknown. */
export function startDayOf(context: StartDateContext): number | null {
  return isWishPossible(context) ? context.wishDay : context.firstDay
}

/** The possible start before or after the current one; undefined if there is none. */
function startBeside(context: StartDateContext, by: 1 | -1): number | undefined {
  const { firstDay } = context
  const startDay = startDayOf(context)
  if (firstDay === null || startDay === null) return undefined
  const beside = startFrom(startDay + 7 * by, context, by)
  return isWithin(beside, firstDay) ? beside : undefined
}

/** Whether there is a possible start before or after the current one. */
export function canMove(context: StartDateContext, by: 1 | -1): boolean {
  return startBeside(context, by) !== undefined
}

/**
 * When work could begin: always on the same day of the week, never on a weekend or a holiday. Proposes the first possible start until the
 * visitor chooses one, and while the chosen start is not possible. The view derives the handover from the start.
 */
export const startDateMachine = setup({
  types: {
    input: {} as StartDateInput,
    context: {} as StartDateContext,
    events: {} as StartDateEvent,
  },
  guards: {
    isDayKnown: ({ context }) => context.firstDay !== null,
    isDay: (_, params: { today: string }) => dayNumberOfIso(params.today) !== undefined,
    isWishPossible: ({ context }) => isWishPossible(context),
    canMove: ({ context }, params: { by: 1 | -1 }) => canMove(context, params.by),
    isOffered: ({ context }, params: { id: string }) => context.packages.some(({ id }) => id === params.id),
  },
  actions: {
    learnDay: assign({ firstDay: ({ context }, params: { today: string }) => firstStart(params.today, context) }),
    moveStart: assign(({ context }, params: { by: 1 | -1 }) => ({ wishDay: startBeside(context, params.by) as number })),
    choosePackage: assign({ package: (_, params: { id: string }) => params.id, wishDay: ({ context }) => startDayOf(context) }),
  },
}).createMachine({
  id: 'start-date',
  context: ({ input: { today, ...rules } }) => ({
    ...rules,
    firstDay: firstStart(today, rules),
    wishDay: null,
    package: rules.packages[0].id,
  }),
  initial: 'unknown',
  states: {
    unknown: { always: { guard: 'isDayKnown', target: 'proposed' } },
    proposed: {},
    chosen: {
      always: [
        { guard: not('isDayKnown'), target: 'unknown' },
        { guard: not('isWishPossible'), target: 'lapsed' },
      ],
    },
    /** A corrected clock can make the chosen start possible again. */
    lapsed: { always: { guard: 'isWishPossible', target: 'chosen' } },
  },
  on: {
    'day.told': {
      guard: { type: 'isDay', params: ({ event }) => event },
      actions: { type: 'learnDay', params: ({ event }) => event },
    },
    'start.moved': {
      guard: { type: 'canMove', params: ({ event }) => event },
      target: '.chosen',
      actions: { type: 'moveStart', params: ({ event }) => event },
    },
    'package.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => ({ id: event.package }) },
      target: '.chosen',
      actions: { type: 'choosePackage', params: ({ event }) => ({ id: event.package }) },
    },
  },
})
