import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'

/** Which page is on its way; null while none is. */
export function navigationView(snapshot: SnapshotFrom<typeof navigationMachine>) {
  const state = snapshot.value
  return { state, awaited: state === 'fetching' || state === 'waiting' || state === 'opening' ? snapshot.context.address : null }
}
