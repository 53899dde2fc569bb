import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { ParticleWordsEvent } from './particle-words.machine.ts'

export const samples: readonly ParticleWordsEvent[] = [
  { type: 'word.selected', index: 0 },
  { type: 'word.selected', index: 3 },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
