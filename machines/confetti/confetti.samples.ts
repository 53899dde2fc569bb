import type { ConfettiEvent } from './confetti.machine.ts'

export const samples: readonly ConfettiEvent[] = [
  { type: 'burst.requested' },
  { type: 'burst.requested', seed: 7 },
  { type: 'motion.reduced' },
]
