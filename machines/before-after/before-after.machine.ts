import { assign, setup } from 'xstate'
import { holdActions, holdEvents } from '../common/loop.ts'
import type { HoldContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** How much of the new website is uncovered at rest, in per cent. Source: docs/FACTS.md, section 4. */
export const REST_PERCENT = 60
/** Time between two positions of the handle, in ms. Source: docs/FACTS.md, section 4. */
export const TICK_MS = 10
/** Share of the remaining way that the handle covers in a tick: by itself, and when it follows the visitor. */
const SHOWING = 1 / 12
const FOLLOWING = 1 / 4
/** The handle has arrived when less than this is left, in per cent. */
const ARRIVED = 0.5

export type BeforeAfterEvent =
  | { type: 'section.seen' }
  /** The visitor has moved the handle, by pointer, key or screen reader. */
  | { type: 'handle.moved'; percent: number }
  | LoopEvent

interface BeforeAfterContext extends HoldContext {
  /** Where the handle is going, and where it is: 0 if the old website covers the new one, 100 if it is off it. */
  targetPercent: number
  percent: number
  /** The visitor has moved the handle. */
  known: boolean
}

type Args = { context: BeforeAfterContext }
const mayMove = ({ context }: Args) => !context.reducedMotion && !context.holds.includes('site')

/**
 * Two websites, the old one on top of the new one, and a handle that pulls it off. The handle eases to where the visitor puts it.
 *
 * Before the visitor gets there, the old website covers everything; when seen, the handle pulls it off as far as it is without a script. If
 * it has been in view from the start, nothing moves by itself. With motion reduced or stopped, the handle jumps.
 */
export const beforeAfterMachine = setup({
  types: { input: {} as MotionInput, context: {} as BeforeAfterContext, events: {} as BeforeAfterEvent },
  delays: { tick: TICK_MS },
  guards: {
    isAhead: ({ context }) => mayMove({ context }) && context.holds.includes('offscreen'),
    mustJump: ({ context }) => !mayMove({ context }),
    hasArrived: ({ context }) => Math.abs(context.targetPercent - context.percent) < ARRIVED,
  },
  actions: {
    ...holdActions,
    cover: assign({ percent: 0 }),
    goOn: assign({
      percent: ({ context: { percent, targetPercent, known } }) => percent + (targetPercent - percent) * (known ? FOLLOWING : SHOWING),
    }),
    arrive: assign({ percent: ({ context }) => context.targetPercent }),
    noteTarget: assign((_, { percent }: { percent: number }) => ({ known: true, targetPercent: Math.min(100, Math.max(0, percent)) })),
  },
}).createMachine({
  id: 'before-after',
  context: ({ input }) => ({
    holds: [],
    reducedMotion: input.reducedMotion,
    targetPercent: REST_PERCENT,
    percent: REST_PERCENT,
    known: false,
  }),
  on: {
    ...holdEvents,
    'handle.moved': { target: '.moving', actions: { type: 'noteTarget', params: ({ event }) => event } },
  },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isAhead', target: 'covered' },
      on: { 'section.seen': 'resting' },
    },
    covered: {
      entry: 'cover',
      always: { guard: 'mustJump', target: 'resting' },
      on: { 'section.seen': 'moving' },
    },
    moving: {
      always: [
        { guard: 'mustJump', target: 'resting' },
        { guard: 'hasArrived', target: 'resting' },
      ],
      after: { tick: { target: 'moving', reenter: true, actions: 'goOn' } },
    },
    resting: { entry: 'arrive' },
  },
})
