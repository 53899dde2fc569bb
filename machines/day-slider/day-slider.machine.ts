import { assertEvent, assign, setup } from 'xstate'
import { loopActions, loopContext, loopEvents, loopGuards } from '../common/loop.ts'
import type { LoopContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** The range of the slider in days. At rest it is at the last day. */
export interface DayRange {
  readonly firstDay: number
  readonly lastDay: number
}

/** How far the handle moves once by itself, as a share of the slider: from day 90 to day 84 of 3 to 90. Source: docs/FACTS.md, section 4. */
export const NUDGE_RATIO = 6 / 87
/** How long the slider takes to spring back, and the handle to move by itself in each direction, in ms. Source: docs/FACTS.md, section 4. */
export const SPRING_MS = 420
/** Time between two positions while the slider springs back, in ms. */
export const TICK_MS = 10
const SPRING_TICKS = SPRING_MS / TICK_MS

export type DaySliderEvent =
  /** The headline that the slider changes has been typed. */
  | { type: 'intro.ended' }
  /** The visitor has grabbed the handle, by pointer or key. */
  | { type: 'handle.grabbed' }
  | { type: 'day.changed'; day: number }
  /** The visitor has released the pointer, or the keyboard focus has moved on. */
  | { type: 'handle.released' }
  | LoopEvent

interface DaySliderContext extends DayRange, LoopContext {
  day: number
  /** Where the slider began to spring back, and how many ticks ago. */
  fromDay: number
  elapsedTicks: number
  introEnded: boolean
  /** The visitor has moved the slider, or has seen its handle move. */
  known: boolean
}

/** The day on the way back from `fromDay` after `elapsedTicks`, eased out. */
function dayOnWayBack({ lastDay, fromDay }: DaySliderContext, elapsedTicks: number): number {
  const rest = 1 - elapsedTicks / SPRING_TICKS
  return Math.round(lastDay + (fromDay - lastDay) * rest ** 3)
}

/**
 * The stop nearest to `day`. The slider stops only there, at the ends and half-way through the days, while motion is reduced or stopped.
 * Source: docs/FACTS.md, section 4.
 */
function stopFor({ firstDay, lastDay }: DayRange, day: number): number {
  return [firstDay, Math.round(lastDay / 2), lastDay].reduce((nearest, stop) =>
    Math.abs(stop - day) < Math.abs(nearest - day) ? stop : nearest,
  )
}

/**
 * A slider from the first day to the last. It stays where the visitor holds the handle, and springs back on release.
 *
 * Once the headline has been typed, the handle moves by itself, to show that it can be moved. The day stays the last one. It does so only
 * once, only while no hold is active, and not if the visitor has already moved it. While a hold is active or motion is reduced, the slider
 * has only three stops and jumps between them.
 */
export const daySliderMachine = setup({
  types: {
    input: {} as MotionInput & DayRange,
    context: {} as DaySliderContext,
    events: {} as DaySliderEvent,
  },
  delays: { tick: TICK_MS, nudge: SPRING_MS },
  guards: {
    mayNudge: ({ context }) => context.introEnded && !context.known && loopGuards.isFree({ context }),
    isAtEnd: ({ context }) => context.day === context.lastDay,
    isOver: ({ context }) => context.elapsedTicks >= SPRING_TICKS,
    ...loopGuards,
  },
  actions: {
    ...loopActions,
    noteMovement: assign({ known: true }),
    begin: assign({ fromDay: ({ context }) => context.day, elapsedTicks: 0 }),
    goBack: assign(({ context }) => ({
      elapsedTicks: context.elapsedTicks + 1,
      day: dayOnWayBack(context, context.elapsedTicks + 1),
    })),
    goToEnd: assign({ day: ({ context }) => context.lastDay }),
    noteIntro: assign({ introEnded: true }),
    setDay: assign({
      day: ({ context, event }) => {
        assertEvent(event, 'day.changed')
        const day = Math.min(context.lastDay, Math.max(context.firstDay, Math.round(event.day)))
        return loopGuards.isHeld({ context }) ? stopFor(context, day) : day
      },
    }),
  },
}).createMachine({
  id: 'day-slider',
  context: ({ input: { firstDay, lastDay, reducedMotion } }) => ({
    ...loopContext({ reducedMotion }),
    firstDay,
    lastDay,
    day: lastDay,
    fromDay: lastDay,
    elapsedTicks: 0,
    introEnded: false,
    known: false,
  }),
  on: {
    ...loopEvents,
    'intro.ended': { actions: 'noteIntro' },
    'handle.grabbed': '.dragging',
    // Also enters `dragging`, because a screen reader can change the value without grabbing the handle.
    'day.changed': { target: '.dragging', actions: 'setDay' },
  },
  initial: 'resting',
  states: {
    resting: {
      entry: 'goToEnd',
      always: { guard: 'mayNudge', target: 'nudging' },
    },
    nudging: {
      entry: 'noteMovement',
      initial: 'away',
      always: { guard: 'isHeld', target: 'resting' },
      states: {
        away: { after: { nudge: 'back' } },
        back: { after: { nudge: '#day-slider.resting' } },
      },
    },
    dragging: {
      entry: 'noteMovement',
      on: {
        'handle.released': [{ guard: 'isAtEnd', target: 'resting' }, { target: 'springing' }],
        'day.changed': { actions: 'setDay' },
      },
    },
    springing: {
      entry: 'begin',
      initial: 'moving',
      always: [
        { guard: 'isHeld', target: 'resting' },
        { guard: 'isOver', target: 'resting' },
      ],
      states: { moving: { after: { tick: { target: 'moving', reenter: true, actions: 'goBack' } } } },
    },
  },
})
