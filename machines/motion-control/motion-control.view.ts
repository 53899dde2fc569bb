import type { SnapshotFrom } from 'xstate'
import type { motionControlMachine } from './motion-control.machine.ts'

/** What the control shows. `locked` is true if the system asks for reduced motion, because then there is nothing to toggle. */
export function motionControlView({ value, context }: SnapshotFrom<typeof motionControlMachine>) {
  return { state: value, locked: context.reducedMotion }
}
