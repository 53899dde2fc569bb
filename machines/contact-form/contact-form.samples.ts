import type { Samples } from '../common/samples.ts'
import type { ContactFormEvent } from './contact-form.machine.ts'

export const samples: Samples<ContactFormEvent> = {
  'field.left': [{ field: 'email' }],
  'field.changed': [
    { field: 'name', value: 'Ada Beispiel' },
    { field: 'email', value: 'ada@beispiel.de' },
    { field: 'topic', value: 'audit' },
    { field: 'package', value: 'experience' },
  ],
  'starts.told': [{ starts: {} }, { starts: { express: 'Beginn Mo 30.11., online Do 3.12.' } }],
}
