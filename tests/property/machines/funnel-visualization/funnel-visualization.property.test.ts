import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FunnelVisualizationEvent } from '../../../../machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationMachine, VISUALIZATION_SETS } from '../../../../machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '../../../../machines/funnel-visualization/funnel-visualization.view.ts'
import { assertCutsDoNotMatter, createTickModel, holdEvents, startMachine, stepsOf } from '../../../unit/machines/support.ts'

const startVisualization = () => startMachine(funnelVisualizationMachine, funnelVisualizationView, { reducedMotion: false })

const setEvents = fc.constantFrom(...VISUALIZATION_SETS).map((set) => ({ type: 'set.selected', set }) as const)
const events: fc.Arbitrary<FunnelVisualizationEvent> = fc.oneof(
  { weight: 4, arbitrary: setEvents },
  { weight: 4, arbitrary: holdEvents },
  { weight: 2, arbitrary: fc.constant({ type: 'pause.toggled' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'motion.reduced' } as const) },
)

describe('the funnel visualization', () => {
  it('ends in the same view however time is cut', () => {
    assertCutsDoNotMatter(startVisualization, stepsOf(events, { maxWaitMs: 5_000 }))
  })

  it('shows the set chosen last, and loops and holds as plain arithmetic says', () => {
    fc.assert(
      fc.property(stepsOf(events, { maxWaitMs: 5_000, maxLength: 30 }), (script) => {
        const { engine, send, view } = startVisualization()
        let state = 'conversion'
        let ticks = 0
        let reduced = false
        const holds = new Set<string>()
        const loop = createTickModel(
          1_000,
          () => holds.size === 0 && !reduced,
          () => {
            ticks += 1
          },
        )
        for (const { waitMs, event } of script) {
          engine.advance(waitMs)
          loop.advance(waitMs)
          if (event !== null) {
            send(event)
            if (event.type === 'set.selected') state = event.set
            if (event.type === 'motion.reduced') reduced = true
            if (event.type === 'hold.changed') {
              if (event.held) holds.add(event.reason)
              else holds.delete(event.reason)
            }
            if (event.type === 'pause.toggled' && !holds.delete('button')) holds.add('button')
            loop.settle()
          }
          expect(view()).toEqual({ state, stage: Math.floor(ticks / 2) % 4, paused: holds.has('button') })
        }
      }),
      { numRuns: 300 },
    )
  })
})
