import type { SnapshotFrom } from 'xstate'
import type { bootMachine } from './boot.machine.ts'

/** How far the page has started, and the number of presses that wait for their places. */
export function bootView(snapshot: SnapshotFrom<typeof bootMachine>) {
  return { state: snapshot.value, keptPresses: snapshot.context.presses.length }
}
