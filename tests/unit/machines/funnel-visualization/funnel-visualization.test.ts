import { describe, expect, it } from 'vitest'
import { funnelVisualizationMachine } from '#machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '#machines/funnel-visualization/funnel-visualization.view.ts'
import { startMachine } from '../support.ts'

const startVisualization = (reducedMotion = false) => startMachine(funnelVisualizationMachine, funnelVisualizationView, { reducedMotion })

describe('funnel visualization', () => {
  it('highlights the next of four stages every 2 s, round and round', () => {
    const { turns, view } = startVisualization()

    for (const next of [1, 2, 3, 0, 1]) {
      const before = view().stage
      turns(2_000, { stage: before }, { stage: next })
      expect(view().stages.map((stage) => stage['data-current'])).toEqual([0, 1, 2, 3].map((stage) => stage === next))
    }
  })

  it('shows the chosen data set without disturbing the loop', () => {
    const { engine, send, turns, view } = startVisualization()

    expect(view().state).toBe('conversion')
    engine.advance(1_500)
    for (const set of ['revenue', 'optimization', 'optimization', 'conversion'] as const) {
      send({ type: 'set.selected', set })
      expect(view()).toMatchObject({ state: set, stage: 0 })
    }
    turns(500, { stage: 0 }, { stage: 1 })
  })

  it('is paused and played by its button', () => {
    const { send, view } = startVisualization()

    send({ type: 'pause.toggled' })
    expect(view().paused).toBe(true)
    send({ type: 'pause.toggled' })
    expect(view().paused).toBe(false)
  })

  it.each(['from the start', 'later'])('does not loop with motion reduced %s, but still switches its data', (when) => {
    const { engine, send, view } = startVisualization(when === 'from the start')

    engine.advance(1_500)
    if (when === 'later') send({ type: 'motion.reduced' })
    engine.advance(60_000)
    send({ type: 'set.selected', set: 'revenue' })
    expect(view()).toMatchObject({ state: 'revenue', stage: 0, paused: false })
  })
})
