import type { SnapshotFrom } from 'xstate'
import type { typewriterMachine } from './typewriter.machine.ts'

/** What the headline shows: the first `typed` characters are revealed. */
export function typewriterView(snapshot: SnapshotFrom<typeof typewriterMachine>) {
  const state: 'typing' | 'done' = snapshot.matches('done') ? 'done' : 'typing'
  return { state, typed: snapshot.context.typed }
}
