import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { FunnelVisualizationEvent } from './funnel-visualization.machine.ts'

export const samples: readonly FunnelVisualizationEvent[] = [
  { type: 'set.selected', set: 'conversion' },
  { type: 'set.selected', set: 'revenue' },
  { type: 'set.selected', set: 'optimization' },
  { type: 'pause.toggled' },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
