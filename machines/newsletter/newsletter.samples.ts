import type { NewsletterEvent } from './newsletter.machine.ts'

export const samples: readonly NewsletterEvent[] = [
  { type: 'address.typed', value: 'ada@beispiel.de' },
  { type: 'address.typed', value: 'ada' },
  { type: 'submitted' },
]
