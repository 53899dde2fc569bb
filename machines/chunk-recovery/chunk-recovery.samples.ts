import type { ChunkRecoveryEvent } from './chunk-recovery.machine.ts'

export const samples: readonly ChunkRecoveryEvent[] = [
  { type: 'part.failed', part: 'fragen' },
  { type: 'late.begun', part: 'fragen' },
  { type: 'late.ended', part: 'fragen' },
  { type: 'server.answered', answer: 'same' },
  { type: 'server.answered', answer: 'renewed' },
  { type: 'server.answered', answer: 'unreachable' },
  { type: 'network.returned' },
  { type: 'dismissed' },
]
