import type { FunnelScenarioEvent } from './funnel-scenario.machine.ts'

export const samples: readonly FunnelScenarioEvent[] = [
  { type: 'field.changed', field: 'visitors', value: '2.500' },
  { type: 'field.left' },
  { type: 'reset.pressed' },
  { type: 'address.changed', numbers: 'besucher=4000' },
]
