import type { Samples } from '../common/samples.ts'
import type { NewsletterEvent } from './newsletter.machine.ts'

export const samples: Samples<NewsletterEvent> = {
  'address.typed': [{ value: 'ada@beispiel.de' }, { value: 'ada' }],
}
