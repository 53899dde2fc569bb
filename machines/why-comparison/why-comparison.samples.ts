import type { Samples } from '../common/samples.ts'
import type { WhyComparisonEvent } from './why-comparison.machine.ts'

export const samples: Samples<WhyComparisonEvent> = {
  'side.selected': [{ side: 'traditional' }, { side: 'funnel' }],
}
