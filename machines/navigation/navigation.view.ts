import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'

/** The page that is loading; null if there is none. */
export function navigationView(snapshot: SnapshotFrom<typeof navigationMachine>) {
  const state = snapshot.value
  return { state, awaited: state === 'fetching' || state === 'waiting' || state === 'opening' ? snapshot.context.address : null }
}
