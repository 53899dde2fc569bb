import type { SnapshotFrom } from 'xstate'
import type { typewriterMachine } from './typewriter.machine.ts'

type Snapshot = SnapshotFrom<typeof typewriterMachine>

/** What the headline shows: the first `typed` characters are revealed. */
export function typewriterView(snapshot: Snapshot) {
  const state: 'typing' | 'done' = snapshot.matches('done') ? 'done' : 'typing'
  return { state, typed: snapshot.context.typed }
}

/** What a piece of the headline shows, which begins at the character `start`: how many of its `length` characters are typed. */
export function pieceView({ context }: Snapshot, start: number, length: number) {
  const typed = Math.min(length, Math.max(0, context.typed - start))
  const state: 'ahead' | 'typing' | 'done' = typed === length ? 'done' : typed > 0 ? 'typing' : 'ahead'
  return { state, typed }
}
