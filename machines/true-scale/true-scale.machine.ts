import { setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards } from '../common/loop.ts'
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

/**
 * Moves the finished days of the AI lane into the first slots of the traditional lane, draws a line where the days were, and puts a
 * bracket over the remaining slots, one after the other.
 */
export const trueScaleMachine = setup({
  types: {
    /** How many days the AI lane takes. */
    input: {} as MotionInput & { days: number },
    context: {} as LoopContext & { days: number },
    events: {} as TrueScaleEvent,
  },
  delays: { tick: TICK_MS },
  guards: loopGuards,
  actions: loopActions,
}).createMachine({
  id: 'true-scale',
  context: ({ input: { days, ...motion } }) => ({
    ...loopContext(motion, (REST_MS + FADE_MS + allDroppedMs(days) + MEASURE_MS) / TICK_MS),
    days,
  }),
  on: {
    ...holdEvents,
    'race.restarted': { guard: 'mayMove', target: '.apart', actions: 'startOver' },
  },
  initial: 'apart',
  states: {
    apart: {
      always: { guard: 'isOver', target: 'joined' },
      on: { 'days.built': 'joining' },
    },
    joining: { ...loop('tick'), always: { guard: 'isOver', target: 'joined' } },
    joined: {},
  },
})
