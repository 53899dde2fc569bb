import type { SnapshotFrom } from 'xstate'
import type { typewriterMachine } from './typewriter.machine.ts'

/** What the headline shows: `typed` characters are lit, counted from the first. */
export function typewriterView(snapshot: SnapshotFrom<typeof typewriterMachine>) {
  const state: 'typing' | 'done' = snapshot.matches('done') ? 'done' : 'typing'
  return { state, typed: snapshot.context.typed }
}
