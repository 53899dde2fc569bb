import type { Samples } from '../common/samples.ts'
import type { FunnelVisualizationEvent } from './funnel-visualization.machine.ts'

export const samples: Samples<FunnelVisualizationEvent> = {
  'set.selected': [{ set: 'conversion' }, { set: 'revenue' }, { set: 'optimization' }],
}
