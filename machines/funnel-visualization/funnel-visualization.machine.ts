import { assign, setup } from 'xstate'
import { FUNNEL_STAGES } from '../funnel-stages/funnel-figures.ts'
import { stageLoop } from '../funnel-stages/stageLoop.ts'
import { holdGuards, holdTransitions, NO_HOLDS, notedHold, pauseTransitions, toggledPause } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** One tick of the loop, in ms. Ticks are counted, so after a hold a stage is highlighted only for its remaining time. */
export const VISUALIZATION_TICK_MS = 1_000
/** Ticks that a stage is highlighted for: 2 s. Source: docs/FACTS.md, section 4. */
export const VISUALIZATION_TICKS_PER_STAGE = 2

export const VISUALIZATION_SETS = ['conversion', 'revenue', 'optimization'] as const

export type VisualizationSet = (typeof VISUALIZATION_SETS)[number]

export type FunnelVisualizationEvent = { type: 'set.selected'; set: VisualizationSet } | { type: 'pause.toggled' } | HoldEvent | MotionEvent

interface FunnelVisualizationContext {
  readonly reducedMotion: boolean
  readonly holds: Holds
  readonly set: VisualizationSet
  /** Highlighted stage, 0 to 3. */
  readonly stage: number
  /** How long the stage has been highlighted, in ticks of the loop. */
  readonly ticks: number
}

/** The data set that is shown, and a highlight that cycles through the stages independently of it. */
export const funnelVisualizationMachine = setup({
  types: {
    input: {} as MotionInput,
    context: {} as FunnelVisualizationContext,
    events: {} as FunnelVisualizationEvent,
  },
  delays: { tick: VISUALIZATION_TICK_MS },
  guards: {
    isSet: ({ context }, params: { set: VisualizationSet }) => context.set === params.set,
    ...holdGuards,
    isLastTick: ({ context }) => context.ticks === VISUALIZATION_TICKS_PER_STAGE - 1,
  },
  actions: {
    chooseSet: assign({ set: (_, params: { set: VisualizationSet }) => params.set }),
    countTick: assign({ ticks: ({ context }) => context.ticks + 1 }),
    highlightNext: assign({
      stage: ({ context }) => (context.stage + 1) % FUNNEL_STAGES.length,
      ticks: 0,
    }),
    noteHold: assign({ holds: notedHold }),
    togglePause: assign({ holds: toggledPause }),
    reduceMotion: assign({ reducedMotion: true }),
  },
}).createMachine({
  id: 'funnel-visualization',
  context: ({ input }) => ({
    reducedMotion: input.reducedMotion,
    holds: NO_HOLDS,
    set: 'conversion',
    stage: 0,
    ticks: 0,
  }),
  type: 'parallel',
  on: {
    ...holdTransitions,
    ...pauseTransitions,
    'motion.reduced': { actions: 'reduceMotion' },
  },
  states: {
    dataSet: {
      initial: 'conversion',
      on: { 'set.selected': { target: '.choosing', actions: { type: 'chooseSet', params: ({ event }) => event } } },
      states: {
        // A transient state: no snapshot shows it.
        choosing: {
          always: [
            { guard: { type: 'isSet', params: { set: 'revenue' } }, target: 'revenue' },
            { guard: { type: 'isSet', params: { set: 'optimization' } }, target: 'optimization' },
            { target: 'conversion' },
          ],
        },
        conversion: {},
        revenue: {},
        optimization: {},
      },
    },
    highlight: stageLoop,
  },
})
