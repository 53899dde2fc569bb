import { assign, setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards, pauseEvents } from '../common/loop.ts'
import type { LoopContext, LoopEvent, PauseEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'
import { FUNNEL_STAGES } from '../funnel-scenario/funnelFigures.ts'

/** One tick of the loop, in ms. Ticks are counted, so after a hold a stage is highlighted only for its remaining seconds. */
export const LOOP_TICK_MS = 1_000
/** Ticks that a stage is highlighted for: 3 s. Source: docs/FACTS.md, section 4. */
export const LOOP_TICKS_PER_STAGE = 3
/** Time per stage once the animation is started, in ms. Source: docs/FACTS.md, section 4. */
export const ANIMATION_STEP_MS = 800
/** How long the visitor counts as adjusting after the last move of the slider, in ms. Source: docs/FACTS.md, section 4. */
export const ADJUSTING_MS = 1_000

const LAST_STAGE = FUNNEL_STAGES.length - 1

export type FunnelStagesEvent =
  /** The button "Animation starten" was pressed. */
  | { type: 'start.pressed' }
  /** The slider for the number of visitors was moved. */
  | { type: 'slider.moved' }
  | PauseEvent
  | LoopEvent

/** The highlighted stage, 0 to 3. */
export const stageAt = (elapsedTicks: number) => Math.floor(elapsedTicks / LOOP_TICKS_PER_STAGE) % FUNNEL_STAGES.length

/**
 * The interactive funnel, with two independent regions: the highlight, which loops or steps through all stages once, and the adjusting
 * state, which every move of the slider restarts. The numbers are those of `funnelScenarioMachine`.
 *
 * Holds do not stop the single run through the stages, because the visitor started it and it ends by itself.
 */
export const funnelStagesMachine = setup({
  types: {
    input: {} as MotionInput,
    context: {} as LoopContext,
    events: {} as FunnelStagesEvent,
  },
  delays: { tick: LOOP_TICK_MS, step: ANIMATION_STEP_MS, adjusting: ADJUSTING_MS },
  guards: {
    ...loopGuards,
    isLastStage: ({ context }) => stageAt(context.elapsedTicks) === LAST_STAGE,
  },
  actions: {
    ...loopActions,
    highlightNext: assign({ elapsedTicks: ({ context }) => context.elapsedTicks + LOOP_TICKS_PER_STAGE }),
    highlightLast: assign({ elapsedTicks: LAST_STAGE * LOOP_TICKS_PER_STAGE }),
  },
}).createMachine({
  id: 'funnel-stages',
  context: ({ input }) => loopContext(input),
  type: 'parallel',
  on: { ...holdEvents, ...pauseEvents },
  states: {
    highlight: {
      initial: 'looping',
      states: {
        looping: {
          ...loop('tick'),
          on: { 'start.pressed': { target: 'animating', actions: 'startOver' } },
        },
        animating: {
          always: { guard: 'isMotionReduced', target: 'looping', actions: 'highlightLast' },
          after: {
            step: [
              { guard: 'isLastStage', target: 'looping' },
              { target: 'animating', reenter: true, actions: 'highlightNext' },
            ],
          },
        },
      },
    },
    adjustment: {
      initial: 'still',
      on: { 'slider.moved': '.adjusting' },
      states: {
        still: {},
        adjusting: {
          always: { guard: 'isMotionReduced', target: 'still' },
          after: { adjusting: 'still' },
        },
      },
    },
  },
})
