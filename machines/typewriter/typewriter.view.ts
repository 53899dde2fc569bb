import type { SnapshotFrom } from 'xstate'
import { stateOf } from '../common/loop.ts'
import type { typewriterMachine } from './typewriter.machine.ts'

/** What the headline shows: the first `typed` characters are revealed. */
export function typewriterView(snapshot: SnapshotFrom<typeof typewriterMachine>) {
  return { state: stateOf(snapshot.value), typed: snapshot.context.elapsedTicks }
}
