import { assign, setup } from 'xstate'
import { loop, loopActions, loopContext, loopEvents, loopGuards } from '../common/loop.ts'
import type { LoopContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

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
  | LoopEvent

const phase = { ...loop('tick', 'countTick'), entry: 'beginPhase' } as const

/**
 * Moves the finished days of the AI lane into the first slots of the traditional lane, draws a line where the days were, and puts a
 * bracket over the remaining slots. Each phase counts its own ticks, and the view derives the positions of the days from them.
 */
export const trueScaleMachine = setup({
  types: {
    /** How many days the AI lane takes. */
    input: {} as MotionInput & { days: number },
    context: {} as LoopContext & { days: number; elapsedTicks: number },
    events: {} as TrueScaleEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    isMotionReduced: ({ context }) => context.reducedMotion,
    hasRested: ({ context }) => context.elapsedTicks * TICK_MS >= REST_MS,
    hasFaded: ({ context }) => context.elapsedTicks * TICK_MS >= FADE_MS,
    hasDropped: ({ context }) => context.elapsedTicks * TICK_MS >= allDroppedMs(context.days),
    isMeasured: ({ context }) => context.elapsedTicks * TICK_MS >= MEASURE_MS,
    ...loopGuards,
  },
  actions: {
    ...loopActions,
    beginPhase: assign({ elapsedTicks: 0 }),
    countTick: assign({ elapsedTicks: ({ context }) => context.elapsedTicks + 1 }),
  },
}).createMachine({
  id: 'true-scale',
  context: ({ input }) => ({ ...loopContext(input), days: input.days, elapsedTicks: 0 }),
  on: {
    ...loopEvents,
    'race.restarted': '.apart',
    'motion.reduced': { target: '.joined', actions: 'reduceMotion' },
  },
  initial: 'apart',
  states: {
    apart: {
      always: { guard: 'isMotionReduced', target: 'joined' },
      on: { 'days.built': 'resting' },
    },
    resting: { ...phase, always: { guard: 'hasRested', target: 'fading' } },
    fading: { ...phase, always: { guard: 'hasFaded', target: 'dropping' } },
    dropping: { ...phase, always: { guard: 'hasDropped', target: 'measuring' } },
    measuring: { ...phase, always: { guard: 'isMeasured', target: 'joined' } },
    joined: {},
  },
})
