import type { SnapshotFrom } from 'xstate'
import type { heroRotationMachine } from './hero-rotation.machine.ts'

/**
 * What the demo panel shows: the demo's id (`state`), whether its pause button is pressed, whether the rotation is running, and for how
 * many whole seconds (0 to 7) the demo has been shown.
 */
export function heroRotationView(snapshot: SnapshotFrom<typeof heroRotationMachine>) {
  const { modes, shown, holds, elapsedTicks } = snapshot.context
  return {
    state: modes[shown] ?? '',
    paused: holds.includes('button'),
    running: snapshot.value === 'running',
    elapsedSeconds: elapsedTicks,
  }
}
