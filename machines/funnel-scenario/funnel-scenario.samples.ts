import type { Samples } from '../common/samples.ts'
import type { FunnelScenarioEvent } from './funnel-scenario.machine.ts'

export const samples: Samples<FunnelScenarioEvent> = {
  'field.changed': [{ field: 'visitors', value: '2500' }],
  'address.changed': [{ numbers: 'besucher=4000' }],
}
