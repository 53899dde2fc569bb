import { assign, setup } from 'xstate'
import { holdGuards, holdTransitions, NO_HOLDS, notedHold } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** How long the AI lane's finished days stay in their lane, in ms. Source: docs/FACTS.md, section 4. */
export const REST_MS = 500
/** How long their labels take to fade, in ms. Source: docs/FACTS.md, section 4. */
export const FADE_MS = 120
/** How long each day takes to drop into its slot, and the stagger between neighbours, in ms. Source: docs/FACTS.md, section 4. */
export const DROP_MS = 720
export const STAGGER_MS = 40
/** How long it takes to draw the line that replaces the days in their lane, in ms. Source: docs/FACTS.md, section 4. */
export const LINE_MS = 420
/** How long it takes to draw the bracket over the remaining days, in ms. Source: docs/FACTS.md, section 4. */
export const MEASURE_MS = 420
/** Time between two positions, in ms. */
export const TICK_MS = 10

/** Time from when the first of `days` starts to move to when the last has landed, in ms. */
export const allDroppedMs = (days: number) => DROP_MS + (days - 1) * STAGGER_MS

export type TrueScaleEvent =
  /** The AI lane has finished, so its days are complete. */
  | { type: 'days.built' }
  /** The race has restarted. */
  | { type: 'race.restarted' }
  | HoldEvent
  | MotionEvent

/** The states of a phase: ticks are counted while there is no hold. A hold stops the count without resetting it. */
const ticking = {
  initial: 'running',
  entry: 'beginPhase',
  states: {
    running: {
      always: { guard: 'isPaused', target: 'held' },
      after: { tick: { target: 'running', reenter: true, actions: 'countTick' } },
    },
    held: { always: { guard: 'isRunning', target: 'running' } },
  },
} as const

/**
 * Moves the finished days of the AI lane into the first slots of the traditional lane, draws a line where the days were, and puts a
 * bracket over the remaining slots. Each phase counts its own ticks, and the view derives the positions of the days from them.
 */
export const trueScaleMachine = setup({
  types: {
    /** How many days the AI lane takes. */
    input: {} as MotionInput & { days: number },
    context: {} as { days: number; elapsedTicks: number; reducedMotion: boolean; holds: Holds },
    events: {} as TrueScaleEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    isMotionReduced: ({ context }) => context.reducedMotion,
    hasRested: ({ context }) => context.elapsedTicks * TICK_MS >= REST_MS,
    hasFaded: ({ context }) => context.elapsedTicks * TICK_MS >= FADE_MS,
    hasDropped: ({ context }) => context.elapsedTicks * TICK_MS >= allDroppedMs(context.days),
    isMeasured: ({ context }) => context.elapsedTicks * TICK_MS >= MEASURE_MS,
    ...holdGuards,
  },
  actions: {
    beginPhase: assign({ elapsedTicks: 0 }),
    countTick: assign({ elapsedTicks: ({ context }) => context.elapsedTicks + 1 }),
    noteHold: assign({ holds: notedHold }),
    reduceMotion: assign({ reducedMotion: true }),
  },
}).createMachine({
  id: 'true-scale',
  context: ({ input }) => ({ days: input.days, elapsedTicks: 0, reducedMotion: input.reducedMotion, holds: NO_HOLDS }),
  on: {
    ...holdTransitions,
    'race.restarted': '.apart',
    'motion.reduced': { target: '.joined', actions: 'reduceMotion' },
  },
  initial: 'apart',
  states: {
    apart: {
      always: { guard: 'isMotionReduced', target: 'joined' },
      on: { 'days.built': 'resting' },
    },
    resting: { ...ticking, always: { guard: 'hasRested', target: 'fading' } },
    fading: { ...ticking, always: { guard: 'hasFaded', target: 'dropping' } },
    dropping: { ...ticking, always: { guard: 'hasDropped', target: 'measuring' } },
    measuring: { ...ticking, always: { guard: 'isMeasured', target: 'joined' } },
    joined: {},
  },
})
