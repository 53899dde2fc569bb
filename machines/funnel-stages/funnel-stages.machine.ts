import { assign, setup } from 'xstate'
import { loop, loopActions, loopContext, loopEvents, loopGuards, pauseEvents } from '../common/loop.ts'
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

interface FunnelStagesContext extends LoopContext {
  /** Highlighted stage, 0 to 3. */
  readonly stage: number
  /** How long the stage has been highlighted, in ticks of the loop. */
  readonly ticks: number
}

/**
 * The interactive funnel, with two independent regions: the highlight, which loops or steps through all stages once, and the adjusting
 * state, which every move of the slider restarts. The numbers are those of `funnelScenarioMachine`.
 *
 * Holds do not stop the single run through the stages, because the visitor started it and it ends by itself.
 */
export const funnelStagesMachine = setup({
  types: {
    input: {} as MotionInput,
    context: {} as FunnelStagesContext,
    events: {} as FunnelStagesEvent,
  },
  delays: { tick: LOOP_TICK_MS, step: ANIMATION_STEP_MS, adjusting: ADJUSTING_MS },
  guards: {
    ...loopGuards,
    isMotionReduced: ({ context }) => context.reducedMotion,
    isLastStage: ({ context }) => context.stage === LAST_STAGE,
  },
  actions: {
    ...loopActions,
    countTick: assign(({ context: { ticks, stage } }) =>
      ticks < LOOP_TICKS_PER_STAGE - 1 ? { ticks: ticks + 1 } : { ticks: 0, stage: (stage + 1) % FUNNEL_STAGES.length },
    ),
    highlightFirst: assign({ stage: 0, ticks: 0 }),
    highlightNext: assign({ stage: ({ context }) => context.stage + 1 }),
    highlightLast: assign({ stage: LAST_STAGE, ticks: 0 }),
  },
}).createMachine({
  id: 'funnel-stages',
  context: ({ input }) => ({ ...loopContext(input), stage: 0, ticks: 0 }),
  type: 'parallel',
  on: { ...loopEvents, ...pauseEvents },
  states: {
    highlight: {
      initial: 'looping',
      states: {
        looping: {
          ...loop('tick', 'countTick'),
          on: { 'start.pressed': { target: 'animating', actions: 'highlightFirst' } },
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
