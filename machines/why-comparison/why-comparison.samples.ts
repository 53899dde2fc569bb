import type { WhyComparisonEvent } from './why-comparison.machine.ts'

export const samples: readonly WhyComparisonEvent[] = [
  { type: 'side.selected', side: 'traditional' },
  { type: 'side.selected', side: 'funnel' },
]
