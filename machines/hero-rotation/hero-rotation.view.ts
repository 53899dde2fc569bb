import type { SnapshotFrom } from 'xstate'
import { isPaused } from '../common/loop.ts'
import { TICKS_PER_DEMO, turnAt } from './hero-rotation.machine.ts'
import type { heroRotationMachine } from './hero-rotation.machine.ts'

/**
 * What the demo panel shows: the demo's id (`state`), the number of its turn, for how many whole seconds (0 to 7) the
 * demo has been shown, whether there are tabs (`wide`), whether there is a pause button and it is pressed,
 * and whether the panel has the keyboard focus (`attended`).
 */
export function heroRotationView(snapshot: SnapshotFrom<typeof heroRotationMachine>) {
  const { demos, holds, elapsedTicks, wide, reducedMotion } = snapshot.context
  const turn = turnAt(elapsedTicks)
  return {
    state: demos[turn % demos.length] ?? '',
    turn,
    elapsedSeconds: reducedMotion ? 0 : elapsedTicks % TICKS_PER_DEMO,
    wide,
    pausable: !reducedMotion,
    paused: isPaused(snapshot),
    attended: holds.includes('focus'),
  }
}
