import type { Samples } from '../common/samples.ts'
import type { FaqEvent } from './faq.machine.ts'

export const samples: Samples<FaqEvent> = {
  'question.opened': [{ index: 0 }, { index: 1 }],
  'question.closed': [{ index: 1 }],
}
