import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { FunnelStagesEvent } from './funnel-stages.machine.ts'

export const samples: readonly FunnelStagesEvent[] = [
  { type: 'start.pressed' },
  { type: 'pause.toggled' },
  { type: 'visitors.changed', visitors: 5_000 },
  {
    type: 'scenario.changed',
    scenario: { visitors: 2_000, interestPermille: 400, leadPermille: 200, customerPermille: 80, valueEuro: 900 },
  },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
