import type { ContactFormEvent } from './contact-form.machine.ts'

export const samples: readonly ContactFormEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Ada Beispiel' },
  { type: 'name.told', name: 'Ida' },
  { type: 'field.changed', field: 'email', value: 'ada@beispiel.de' },
  { type: 'field.changed', field: 'topic', value: 'audit' },
  { type: 'package.preselected', package: 'experience' },
  { type: 'starts.told', starts: {} },
  { type: 'starts.told', starts: { express: 'Beginn Mo 30.11., online Do 3.12.' } },
]
