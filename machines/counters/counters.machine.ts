import { setup } from 'xstate'
import { loop, loopActions, loopContext, loopGuards } from '../common/loop.ts'
import type { LoopContext } from '../common/loop.ts'
import { motionEvents } from '../common/motion.ts'
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
    context: {} as LoopContext & { targets: CounterTargets },
    events: {} as CountersEvent,
  },
  delays: { step: STEP_MS },
  guards: loopGuards,
  actions: loopActions,
}).createMachine({
  id: 'counters',
  context: ({ input }) => ({ ...loopContext(input, STEP_COUNT), targets: input.targets }),
  on: motionEvents,
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isOver', target: 'done' },
      on: { 'section.seen': 'counting' },
    },
    counting: { ...loop('step'), always: { guard: 'isOver', target: 'done' } },
    done: {},
  },
})
