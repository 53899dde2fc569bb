import type { Samples } from '../common/samples.ts'
import type { FunnelTabsEvent } from './funnel-tabs.machine.ts'

export const samples: Samples<FunnelTabsEvent> = {
  'tab.selected': [{ tab: 'interactive' }, { tab: 'visualization' }, { tab: 'why' }],
  'address.changed': [{ tab: 'why' }],
}
