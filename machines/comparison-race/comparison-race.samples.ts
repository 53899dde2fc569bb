import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { ComparisonRaceEvent } from './comparison-race.machine.ts'

export const samples: readonly ComparisonRaceEvent[] = [
  { type: 'section.seen' },
  { type: 'pause.toggled' },
  { type: 'replay.pressed' },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
