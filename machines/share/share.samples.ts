import type { ShareEvent } from './share.machine.ts'

export const samples: readonly ShareEvent[] = [
  { type: 'share.pressed', available: true },
  { type: 'share.pressed', available: false },
  { type: 'share.succeeded' },
  { type: 'share.cancelled' },
  { type: 'share.failed' },
  { type: 'copy.pressed' },
  { type: 'copy.succeeded' },
  { type: 'copy.failed' },
]
