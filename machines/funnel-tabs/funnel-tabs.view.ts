import type { SnapshotFrom } from 'xstate'
import type { funnelTabsMachine } from './funnel-tabs.machine.ts'

/** The open tab. */
export function funnelTabsView(snapshot: SnapshotFrom<typeof funnelTabsMachine>) {
  return { state: snapshot.value }
}
