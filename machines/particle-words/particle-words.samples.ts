import type { Samples } from '../common/samples.ts'
import type { ParticleWordsEvent } from './particle-words.machine.ts'

export const samples: Samples<ParticleWordsEvent> = {
  'word.selected': [{ index: 0 }, { index: 3 }],
}
