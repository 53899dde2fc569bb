import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { TrueScaleEvent } from './true-scale.machine.ts'

export const samples: readonly TrueScaleEvent[] = [
  { type: 'days.built' },
  { type: 'race.restarted' },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
