import type { NameStrokesEvent } from './name-strokes.machine.ts'

export const samples: readonly NameStrokesEvent[] = [
  { type: 'name.typed', text: 'Ida' },
  { type: 'name.typed', text: 'Kessler Coaching' },
  { type: 'name.typed', text: '' },
  { type: 'name.found', text: 'Weinhandlung Sonnenschein' },
  { type: 'save.pressed' },
  { type: 'picture.saved' },
  { type: 'picture.failed' },
  { type: 'motion.reduced' },
]
