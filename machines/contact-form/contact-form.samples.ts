import type { ContactFormEvent } from './contact-form.machine.ts'

export const samples: readonly ContactFormEvent[] = [
  { type: 'field.left', field: 'email' },
  { type: 'send.refused' },
  { type: 'field.changed', field: 'name', value: 'Ada Beispiel' },
  { type: 'field.changed', field: 'email', value: 'ada@beispiel.de' },
  { type: 'field.changed', field: 'topic', value: 'audit' },
  { type: 'field.changed', field: 'package', value: 'experience' },
  { type: 'starts.told', starts: {} },
  { type: 'starts.told', starts: { express: 'Beginn Mo 30.11., online Do 3.12.' } },
]
