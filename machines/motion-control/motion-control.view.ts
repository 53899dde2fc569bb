import type { SnapshotFrom } from 'xstate'
import type { motionControlMachine } from './motion-control.machine.ts'

/**
 * What the control shows. The label changes with the state, so a button that shows it needs no `aria-pressed`. `locked` is true
 * while the system asks for reduced motion: there is nothing to toggle.
 */
export function motionControlView(snapshot: SnapshotFrom<typeof motionControlMachine>) {
  const { texts, reducedMotion } = snapshot.context
  const pressed = snapshot.value === 'held'
  return {
    state: snapshot.value,
    pressed,
    label: pressed ? texts.release : texts.hold,
    locked: reducedMotion,
  }
}
