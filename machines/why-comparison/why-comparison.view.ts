import type { SnapshotFrom } from 'xstate'
import type { whyComparisonMachine } from './why-comparison.machine.ts'

/** Which side of the comparison is shown. */
export function whyComparisonView(snapshot: SnapshotFrom<typeof whyComparisonMachine>) {
  return { state: snapshot.value }
}
