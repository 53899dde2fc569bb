import type { SnapshotFrom } from 'xstate'
import { hashForTab } from './funnel-tabs.machine.ts'
import type { funnelTabsMachine } from './funnel-tabs.machine.ts'

/** The open tab and the hash that leads to it. */
export function funnelTabsView(snapshot: SnapshotFrom<typeof funnelTabsMachine>) {
  const { tab } = snapshot.context
  return { state: tab, hash: hashForTab(tab) }
}
