import { describe, expect, it } from 'vitest'
import { funnelVisualizationMachine, VISUALIZATION_SETS } from '#machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '#machines/funnel-visualization/funnel-visualization.view.ts'
import { startMachine } from '../support.ts'

const startVisualization = (reducedMotion = false) => startMachine(funnelVisualizationMachine, funnelVisualizationView, { reducedMotion })

describe('funnel visualization', () => {
  it('starts with conversion at stage 0', () => {
    expect(VISUALIZATION_SETS).toEqual(['conversion', 'revenue', 'optimization'])
    expect(startVisualization().view()).toMatchObject({ state: 'conversion', stage: 0, paused: false })
  })

  it('highlights the next of four stages every 2 s, round and round', () => {
    const { engine, view } = startVisualization()

    for (const next of [1, 2, 3, 0, 1]) {
      const before = view().stage
      engine.advance(1_999)
      expect(view().stage).toBe(before)
      engine.advance(1)
      expect(view().stage).toBe(next)
      expect(view().stages.map((stage) => stage['data-current'])).toEqual([0, 1, 2, 3].map((stage) => stage === next))
    }
  })

  it('shows the chosen data set without disturbing the loop', () => {
    const { actor, engine, send, view } = startVisualization()

    engine.advance(1_500)
    for (const set of ['revenue', 'optimization', 'optimization', 'conversion'] as const) {
      send({ type: 'set.selected', set })
      expect(view()).toMatchObject({ state: set, stage: 0 })
      expect(actor.getSnapshot().value.dataSet).toBe(set)
    }
    engine.advance(499)
    expect(view().stage).toBe(0)
    engine.advance(1)
    expect(view().stage).toBe(1)
  })

  it('stands while paused by its button, and keeps the elapsed second', () => {
    const { engine, send, view } = startVisualization()

    engine.advance(1_000)
    send({ type: 'pause.toggled' })
    engine.advance(60_000)
    expect(view()).toMatchObject({ stage: 0, paused: true })
    expect(engine.pending()).toEqual([])
    send({ type: 'hold.changed', reason: 'button', held: false })
    engine.advance(999)
    expect(view()).toMatchObject({ stage: 0, paused: false })
    engine.advance(1)
    expect(view().stage).toBe(1)
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
