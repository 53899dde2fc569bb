import type { FaqEvent } from './faq.machine.ts'

export const samples: readonly FaqEvent[] = [
  { type: 'question.opened', index: 0 },
  { type: 'question.opened', index: 1 },
  { type: 'question.closed', index: 1 },
]
