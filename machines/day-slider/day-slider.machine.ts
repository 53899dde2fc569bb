import { assertEvent, assign, setup } from 'xstate'
import { holdActions, holdEvents, holdGuards } from '../common/loop.ts'
import type { HoldContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** The range of the slider in days. It starts at the last day. */
export interface DayRange {
  readonly firstDay: number
  readonly lastDay: number
}

/** How far the handle moves once by itself, as a share of the slider: from day 90 to day 84 of 3 to 90. Source: docs/FACTS.md, section 4. */
export const NUDGE_RATIO = 6 / 87
/** How long the handle takes to move by itself in each direction, in ms. Source: docs/FACTS.md, section 4. */
export const NUDGE_MS = 420

export type DaySliderEvent =
  /** The headline that the slider changes has been typed. */
  | { type: 'intro.ended' }
  /** The visitor has grabbed the handle, by pointer or key. */
  | { type: 'handle.grabbed' }
  | { type: 'day.changed'; day: number }
  | LoopEvent

interface DaySliderContext extends DayRange, HoldContext {
  day: number
  introEnded: boolean
  /** The visitor has moved the slider, or has seen its handle move. */
  known: boolean
}

/**
 * A slider from the first day to the last, which stays where the visitor lets it go.
 *
 * Once the headline has been typed, the handle moves by itself, to show that it can be moved. The day stays the last one. It does so only
 * once, only while no hold is active, and not if the visitor has already moved it.
 */
export const daySliderMachine = setup({
  types: {
    input: {} as MotionInput & DayRange,
    context: {} as DaySliderContext,
    events: {} as DaySliderEvent,
  },
  delays: { nudge: NUDGE_MS },
  guards: {
    mayNudge: ({ context }) => context.introEnded && !context.known && holdGuards.isFree({ context }),
    ...holdGuards,
  },
  actions: {
    ...holdActions,
    noteMovement: assign({ known: true }),
    noteIntro: assign({ introEnded: true }),
    setDay: assign({
      day: ({ context, event }) => {
        assertEvent(event, 'day.changed')
        return Math.min(context.lastDay, Math.max(context.firstDay, Math.round(event.day)))
      },
    }),
  },
}).createMachine({
  id: 'day-slider',
  context: ({ input: { firstDay, lastDay, reducedMotion } }) => ({
    holds: [],
    reducedMotion,
    firstDay,
    lastDay,
    day: lastDay,
    introEnded: false,
    known: false,
  }),
  on: {
    ...holdEvents,
    'intro.ended': { actions: 'noteIntro' },
    'handle.grabbed': { target: '.resting', actions: 'noteMovement' },
    'day.changed': { target: '.resting', actions: ['noteMovement', 'setDay'] },
  },
  initial: 'resting',
  states: {
    resting: { always: { guard: 'mayNudge', target: 'nudging' } },
    nudging: {
      entry: 'noteMovement',
      initial: 'away',
      always: { guard: 'isHeld', target: 'resting' },
      states: {
        away: { after: { nudge: 'back' } },
        back: { after: { nudge: '#day-slider.resting' } },
      },
    },
  },
})
