import type { FunnelTabsEvent } from './funnel-tabs.machine.ts'

export const samples: readonly FunnelTabsEvent[] = [
  { type: 'tab.selected', tab: 'interactive' },
  { type: 'tab.selected', tab: 'visualization' },
  { type: 'tab.selected', tab: 'why' },
  { type: 'address.changed', hash: '#warum' },
]
