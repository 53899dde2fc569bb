import { assertEvent, assign, setup } from 'xstate'
import { holdGuards, holdTransitions, NO_HOLDS, notedHold, pauseTransitions, toggledPause } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** One tick of the rotation, in ms. Ticks are counted, so after a hold a demo is shown only for its remaining seconds. */
export const TICK_MS = 1_000
/** Ticks that each demo is shown for: 8 s. Source: docs/FACTS.md, sections 4 and 9. */
export const TICKS_PER_MODE = 8
/**
 * Narrowest screen with tabs and rotation, in rem as in the styles: 768 px at the default font size. Source: docs/FACTS.md, sections 4
 * and 9.
 */
export const WIDE_FROM_REM = 48

export type HeroRotationInput = MotionInput & {
  /** The ids of the demos in the order in which they rotate, at least one. Source: docs/FACTS.md, section 4. */
  modes: readonly string[]
  /** True on screens of `WIDE_FROM_REM` or more. */
  wide: boolean
}
export type HeroRotationEvent =
  /** `mode` is one of the ids; others are ignored. */
  { type: 'tab.selected'; mode: string } | { type: 'pause.toggled' } | { type: 'viewport.changed'; wide: boolean } | HoldEvent | MotionEvent

interface HeroRotationContext {
  readonly modes: readonly string[]
  /** Index of the shown demo in `modes`. */
  readonly shown: number
  readonly wide: boolean
  readonly reducedMotion: boolean
  readonly elapsedTicks: number
  /** Counts the turns from 1. The page starts a demo afresh in each turn. */
  readonly turn: number
  readonly holds: Holds
}

/**
 * Shows one demo after another, eight seconds each, while nothing holds it.
 *
 * The demos are passed as input. Visitors can choose a demo even while the rotation is paused.
 */
export const heroRotationMachine = setup({
  types: {
    input: {} as HeroRotationInput,
    context: {} as HeroRotationContext,
    events: {} as HeroRotationEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    isLastTick: ({ context }) => context.elapsedTicks === TICKS_PER_MODE - 1,
    isPaused: ({ context }) => !context.wide || holdGuards.isPaused({ context }),
    isRunning: ({ context }) => context.wide && holdGuards.isRunning({ context }),
    becomesNarrow: ({ context, event }) => context.wide && event.type === 'viewport.changed' && !event.wide,
    selectsDemo: ({ context, event }) => context.wide && event.type === 'tab.selected' && context.modes.includes(event.mode),
  },
  actions: {
    countTick: assign({ elapsedTicks: ({ context }) => context.elapsedTicks + 1 }),
    startTurn: assign({ elapsedTicks: 0, turn: ({ context }) => context.turn + 1 }),
    showNext: assign({ shown: ({ context }) => (context.shown + 1) % context.modes.length }),
    showFirst: assign({ shown: 0 }),
    showSelected: assign({
      shown: ({ context, event }) => {
        assertEvent(event, 'tab.selected')
        return context.modes.indexOf(event.mode)
      },
    }),
    togglePause: assign({ holds: toggledPause }),
    reduceMotion: assign({ reducedMotion: true }),
    noteHold: assign({ holds: notedHold }),
    noteWidth: assign({
      wide: ({ event }) => {
        assertEvent(event, 'viewport.changed')
        return event.wide
      },
    }),
  },
}).createMachine({
  id: 'hero-rotation',
  context: ({ input }) => ({
    modes: input.modes,
    shown: 0,
    wide: input.wide,
    reducedMotion: input.reducedMotion,
    elapsedTicks: 0,
    turn: 1,
    holds: NO_HOLDS,
  }),
  on: {
    ...holdTransitions,
    ...pauseTransitions,
    'tab.selected': { guard: 'selectsDemo', actions: ['showSelected', 'startTurn'] },
    'viewport.changed': [{ guard: 'becomesNarrow', actions: ['noteWidth', 'showFirst', 'startTurn'] }, { actions: 'noteWidth' }],
    'motion.reduced': { actions: ['reduceMotion', 'startTurn'] },
  },
  initial: 'running',
  states: {
    running: {
      always: { guard: 'isPaused', target: 'standing' },
      after: {
        tick: [
          { guard: 'isLastTick', target: 'running', reenter: true, actions: ['showNext', 'startTurn'] },
          { target: 'running', reenter: true, actions: 'countTick' },
        ],
      },
      // Restarts the current second as well, because otherwise the selected demo would be shown for less than its full time.
      on: { 'tab.selected': { guard: 'selectsDemo', target: 'running', reenter: true, actions: ['showSelected', 'startTurn'] } },
    },
    standing: { always: { guard: 'isRunning', target: 'running' } },
  },
})
