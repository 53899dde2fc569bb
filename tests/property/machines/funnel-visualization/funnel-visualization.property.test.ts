import * as fc from 'fast-check'
import { describe } from 'vitest'
import type { FunnelVisualizationEvent, VisualizationSet } from '../../../../machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationMachine, VISUALIZATION_SETS } from '../../../../machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '../../../../machines/funnel-visualization/funnel-visualization.view.ts'
import { createHoldsModel, createTickModel, holdEvents, startMachine, stepsOf, testTimedBehaviour } from '../../../unit/machines/support.ts'

const start = () => startMachine(funnelVisualizationMachine, funnelVisualizationView, { reducedMotion: false })

const setEvents = fc.constantFrom(...VISUALIZATION_SETS).map((set) => ({ type: 'set.selected', set }) as const)
const events: fc.Arbitrary<FunnelVisualizationEvent> = fc.oneof(
  { weight: 4, arbitrary: setEvents },
  { weight: 4, arbitrary: holdEvents },
  { weight: 2, arbitrary: fc.constant({ type: 'pause.toggled' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'motion.reduced' } as const) },
)
const steps = stepsOf(events, { maxWaitMs: 5_000, maxLength: 30 })

function createModel() {
  let state: VisualizationSet = 'conversion'
  let seconds = 0
  let reduced = false
  const holds = createHoldsModel()
  const ticks = createTickModel(
    1_000,
    () => !holds.isHeld() && !reduced,
    () => void seconds++,
  )
  return {
    advance: ticks.advance,
    send(event: FunnelVisualizationEvent) {
      holds.take(event)
      if (event.type === 'set.selected') state = event.set
      if (event.type === 'motion.reduced') reduced = true
      ticks.settle()
    },
    view: () => ({ state, stage: Math.floor(seconds / 2) % 4, paused: holds.isPaused() }),
  }
}

describe('the funnel visualization, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 9_000 } })
})
