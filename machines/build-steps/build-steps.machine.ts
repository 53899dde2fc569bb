import { setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards } from '../common/loop.ts'
import type { LoopContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** Step of the timer, in ms. Source: docs/FACTS.md, section 4. */
export const TICK_MS = 100

/** The five steps and how long each takes, in ticks of `TICK_MS`. Source: docs/FACTS.md, section 4. */
export const BUILD_STEPS = [
  { id: 'wireframe', ticks: 5 },
  { id: 'design', ticks: 8 },
  { id: 'content', ticks: 6 },
  { id: 'images', ticks: 4 },
  { id: 'finish', ticks: 7 },
] as const

/** Ticks of the whole build: 30, which is 3.0 s. */
export const BUILD_TICKS = BUILD_STEPS.reduce((sum, step) => sum + step.ticks, 0)

/** What the build demo says when it is done. `{seconds}` in `done` becomes the duration of the build. */
export interface BuildStepsTexts {
  readonly done: string
  readonly ready: string
}

/**
 * The hero's build demo: a website is built in five steps.
 *
 * Each step takes a whole number of tenths of a second. Therefore a single loop can drive both the timer and the steps, which keeps the two
 * in sync.
 */
export const buildStepsMachine = setup({
  types: {
    input: {} as MotionInput & { texts: BuildStepsTexts },
    context: {} as LoopContext & { texts: BuildStepsTexts },
    events: {} as LoopEvent,
  },
  delays: { tick: TICK_MS },
  guards: loopGuards,
  actions: loopActions,
}).createMachine({
  id: 'build-steps',
  context: ({ input }) => ({ ...loopContext(input, BUILD_TICKS), texts: input.texts }),
  on: holdEvents,
  initial: 'building',
  states: {
    building: { ...loop('tick'), always: { guard: 'isOver', target: 'done' } },
    done: {},
  },
})
