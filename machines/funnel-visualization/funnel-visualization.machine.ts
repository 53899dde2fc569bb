import { setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards, pauseEvents } from '../common/loop.ts'
import type { LoopContext, LoopEvent, PauseEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** One tick of the loop, in ms. Ticks are counted, so after a hold a stage is highlighted only for its remaining time. */
export const VISUALIZATION_TICK_MS = 1_000
/** Ticks that a stage is highlighted for: 2 s. Source: docs/FACTS.md, section 4. */
export const VISUALIZATION_TICKS_PER_STAGE = 2

export const VISUALIZATION_SETS = ['conversion', 'revenue', 'optimization'] as const

export type VisualizationSet = (typeof VISUALIZATION_SETS)[number]

export type FunnelVisualizationEvent = { type: 'set.selected'; set: VisualizationSet } | PauseEvent | LoopEvent

/** The data set that is shown, and a highlight that cycles through the stages independently of it. */
export const funnelVisualizationMachine = setup({
  types: {
    input: {} as MotionInput,
    context: {} as LoopContext,
    events: {} as FunnelVisualizationEvent,
  },
  delays: { tick: VISUALIZATION_TICK_MS },
  guards: {
    isSet: ({ event }, params: { set: VisualizationSet }) => event.type === 'set.selected' && event.set === params.set,
    ...loopGuards,
  },
  actions: loopActions,
}).createMachine({
  id: 'funnel-visualization',
  context: ({ input }) => loopContext(input),
  type: 'parallel',
  on: { ...holdEvents, ...pauseEvents },
  states: {
    dataSet: {
      initial: 'conversion',
      on: { 'set.selected': VISUALIZATION_SETS.map((set) => ({ guard: { type: 'isSet', params: { set } }, target: `.${set}` })) },
      states: { conversion: {}, revenue: {}, optimization: {} },
    },
    highlight: loop('tick'),
  },
})
