import type { ContactChoiceEvent } from './contact-choice.machine.ts'

export const samples: readonly ContactChoiceEvent[] = [
  { type: 'package.chosen', package: 'experience' },
  { type: 'choice.taken' },
  { type: 'name.told', name: 'Ida' },
]
