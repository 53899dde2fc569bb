import type { MagneticButtonEvent } from './magnetic-button.machine.ts'

export const samples: readonly MagneticButtonEvent[] = [
  { type: 'pressed' },
  { type: 'pointer.moved', offsetXPx: 60, offsetYPx: -40 },
  { type: 'pointer.gone' },
  { type: 'pointer.entered' },
  { type: 'pointer.left' },
  { type: 'motion.reduced' },
]
