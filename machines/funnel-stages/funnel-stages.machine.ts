import { assign, setup } from 'xstate'
import { ANNOUNCEMENT_MS } from '../common/announcement.ts'
import { loop, loopActions, loopContext, loopEvents, loopGuards, pauseEvents } from '../common/loop.ts'
import type { LoopContext, LoopEvent, PauseEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'
import { DEMO_SCENARIO, FUNNEL_STAGES, clampVisitors, isSameScenario, normalizeScenario } from './funnel-figures.ts'
import type { Scenario } from './funnel-figures.ts'

/** One tick of the loop, in ms. Ticks are counted, so after a hold a stage is highlighted only for its remaining seconds. */
export const LOOP_TICK_MS = 1_000
/** Ticks that a stage is highlighted for: 3 s. Source: docs/FACTS.md, section 4. */
export const LOOP_TICKS_PER_STAGE = 3
/** Time per stage once the animation is started, in ms. Source: docs/FACTS.md, section 4. */
export const ANIMATION_STEP_MS = 800
/** How long the visitor counts as adjusting after the last move of the slider, in ms. Source: docs/FACTS.md, section 4. */
export const ADJUSTING_MS = 1_000

const LAST_STAGE = FUNNEL_STAGES.length - 1

export type FunnelStagesInput = MotionInput & { scenario?: Scenario }

export type FunnelStagesEvent =
  /** The button "Animation starten" was pressed. */
  | { type: 'start.pressed' }
  /** The slider was moved. */
  | { type: 'visitors.changed'; visitors: number }
  /** The visitor's own numbers replace the demo's; does not count as a move of the slider. */
  | { type: 'scenario.changed'; scenario: Scenario }
  | PauseEvent
  | LoopEvent

interface FunnelStagesContext extends LoopContext {
  /** Highlighted stage, 0 to 3. */
  readonly stage: number
  /** How long the stage has been highlighted, in ticks of the loop. */
  readonly ticks: number
  readonly scenario: Scenario
  /** The numbers that the status announces. */
  readonly told: Scenario
}

/**
 * The interactive funnel, with three independent regions: the highlight, which loops or steps through all stages once; the adjusting state,
 * which every move of the slider restarts; and the debounced announcement of the numbers.
 *
 * Holds do not stop the single run through the stages, because the visitor started it and it ends by itself.
 */
export const funnelStagesMachine = setup({
  types: {
    input: {} as FunnelStagesInput,
    context: {} as FunnelStagesContext,
    events: {} as FunnelStagesEvent,
  },
  delays: { tick: LOOP_TICK_MS, step: ANIMATION_STEP_MS, adjusting: ADJUSTING_MS, announcement: ANNOUNCEMENT_MS },
  guards: {
    ...loopGuards,
    isMotionReduced: ({ context }) => context.reducedMotion,
    isLastStage: ({ context }) => context.stage === LAST_STAGE,
    movesVisitors: ({ context }, params: { visitors: number }) => clampVisitors(params.visitors) !== context.scenario.visitors,
    changesScenario: ({ context }, params: { scenario: Scenario }) => !isSameScenario(normalizeScenario(params.scenario), context.scenario),
  },
  actions: {
    ...loopActions,
    countTick: assign(({ context: { ticks, stage } }) =>
      ticks < LOOP_TICKS_PER_STAGE - 1 ? { ticks: ticks + 1 } : { ticks: 0, stage: (stage + 1) % FUNNEL_STAGES.length },
    ),
    highlightFirst: assign({ stage: 0, ticks: 0 }),
    highlightNext: assign({ stage: ({ context }) => context.stage + 1 }),
    highlightLast: assign({ stage: LAST_STAGE, ticks: 0 }),
    setVisitors: assign({
      scenario: ({ context }, params: { visitors: number }) => ({
        ...context.scenario,
        visitors: clampVisitors(params.visitors),
      }),
    }),
    setScenario: assign({
      scenario: (_, params: { scenario: Scenario }) => normalizeScenario(params.scenario),
    }),
    tell: assign({ told: ({ context }) => context.scenario }),
  },
}).createMachine({
  id: 'funnel-stages',
  context: ({ input }) => {
    const scenario = normalizeScenario(input.scenario ?? DEMO_SCENARIO)
    return { ...loopContext(input), stage: 0, ticks: 0, scenario, told: scenario }
  },
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
      on: { 'visitors.changed': { target: '.adjusting', actions: { type: 'setVisitors', params: ({ event }) => event } } },
      states: {
        still: {},
        adjusting: {
          always: { guard: 'isMotionReduced', target: 'still' },
          after: { adjusting: 'still' },
        },
      },
    },
    announcement: {
      initial: 'told',
      // `waiting` is re-entered on every change. This debounces the announcement, so that only the final numbers are announced.
      on: {
        'visitors.changed': { guard: { type: 'movesVisitors', params: ({ event }) => event }, target: '.waiting' },
        'scenario.changed': {
          guard: { type: 'changesScenario', params: ({ event }) => event },
          target: '.waiting',
          actions: { type: 'setScenario', params: ({ event }) => event },
        },
      },
      states: {
        told: {},
        waiting: { after: { announcement: { target: 'told', actions: 'tell' } } },
      },
    },
  },
})
