import { expect, it } from 'vitest'
import { funnelVisualizationMachine } from '#machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '#machines/funnel-visualization/funnel-visualization.view.ts'
import { startMachine } from '../support.ts'

const startVisualization = () => startMachine(funnelVisualizationMachine, funnelVisualizationView, { reducedMotion: false })

it('highlights the next of four stages every 2 s, round and round', () => {
  const { turns, view } = startVisualization()

  for (const next of [1, 2, 3, 0, 1]) {
    const before = view().stage
    turns(2_000, { stage: before }, { stage: next })
    expect(view().stages.map((stage) => stage['data-current'])).toEqual([0, 1, 2, 3].map((stage) => stage === next))
  }
})

it('shows the chosen data set without disturbing the loop', () => {
  const { after, engine, turns, view } = startVisualization()

  expect(view().state).toBe('conversion')
  engine.advance(1_500)
  for (const set of ['revenue', 'optimization', 'optimization', 'conversion'] as const) {
    after({ type: 'set.selected', set }, { state: set, stage: 0 })
  }
  turns(500, { stage: 0 }, { stage: 1 })
})
