import type { SnapshotFrom } from 'xstate'
import type { chunkRecoveryMachine } from './chunk-recovery.machine.ts'

/** What visitors are told: nothing while the page is complete or the cause is still unknown. */
export function chunkRecoveryView(snapshot: SnapshotFrom<typeof chunkRecoveryMachine>) {
  const state = snapshot.value
  const told = state === 'renewed' || state === 'offline' || state === 'partial'
  return { state, notice: told ? state : undefined }
}
