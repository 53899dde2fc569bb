import type { Samples } from '../common/samples.ts'
import { DEMO_SCENARIO } from './funnelFigures.ts'
import type { FunnelScenarioEvent } from './funnel-scenario.machine.ts'

export const samples: Samples<FunnelScenarioEvent> = {
  'field.changed': [{ field: 'visitors', value: '2500' }],
  'address.changed': [{ scenario: { ...DEMO_SCENARIO, visitors: 4_000 } }],
}
