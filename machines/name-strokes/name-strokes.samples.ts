import type { Samples } from '../common/samples.ts'
import type { NameStrokesEvent } from './name-strokes.machine.ts'

export const samples: Samples<NameStrokesEvent> = {
  'name.typed': [{ text: 'Ida' }, { text: 'Kessler Coaching' }, { text: '' }],
  'name.found': [{ text: 'Weinhandlung Sonnenschein' }],
}
