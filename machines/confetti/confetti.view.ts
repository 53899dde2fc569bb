import type { SnapshotFrom } from 'xstate'
import { PIECE_COUNT } from './confetti.machine.ts'
import type { confettiMachine } from './confetti.machine.ts'

/** What the confetti shows. `burstId` changes with every burst, so that the motion code can tell bursts apart. */
export function confettiView(snapshot: SnapshotFrom<typeof confettiMachine>) {
  const { burstId, seed } = snapshot.context
  return {
    state: snapshot.value,
    pieces: snapshot.value === 'bursting' ? PIECE_COUNT : 0,
    burstId,
    seed,
  }
}
