import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { FunnelStagesEvent } from './funnel-stages.machine.ts'

export const samples: readonly FunnelStagesEvent[] = [
  { type: 'start.pressed' },
  { type: 'pause.toggled' },
  { type: 'slider.moved' },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
