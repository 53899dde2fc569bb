import { assign, setup } from 'xstate'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** Share of the section that has to be visible before it counts as seen. Source: docs/FACTS.md, sections 4 and 9. */
export const VISIBILITY_RATIO = 0.3
/** Time between two steps, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const STEP_MS = 50
/** Number of steps from 0 to the targets, which together take 2.5 s. Source: docs/FACTS.md, sections 4 and 9. */
export const STEP_COUNT = 50

/** Final values of the three counters; the last is the increase in conversions, in per cent. */
type CounterTargets = readonly [number, number, conversionPercent: number]
export type CountersEvent = { type: 'section.seen' } | MotionEvent

/** Counts up to the figures of the success stories when the visitor first sees them. */
export const countersMachine = setup({
  types: {
    input: {} as MotionInput & { targets: CounterTargets },
    context: {} as { targets: CounterTargets; steps: number; reducedMotion: boolean },
    events: {} as CountersEvent,
  },
  delays: { step: STEP_MS },
  guards: {
    isComplete: ({ context }) => context.steps >= STEP_COUNT,
    isMotionReduced: ({ context }) => context.reducedMotion,
  },
  actions: {
    startOver: assign({ steps: 0 }),
    countStep: assign({ steps: ({ context }) => context.steps + 1 }),
    goToEnd: assign({ steps: STEP_COUNT, reducedMotion: true }),
  },
}).createMachine({
  id: 'counters',
  // Before they start, the counters show their final values, as they do without JavaScript.
  context: ({ input: { targets, reducedMotion } }) => ({ targets, steps: STEP_COUNT, reducedMotion }),
  on: { 'motion.reduced': { target: '.done', actions: 'goToEnd' } },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isMotionReduced', target: 'done' },
      on: { 'section.seen': { target: 'counting', actions: 'startOver' } },
    },
    counting: {
      always: { guard: 'isComplete', target: 'done' },
      after: { step: { target: 'counting', reenter: true, actions: 'countStep' } },
    },
    done: {},
  },
})
