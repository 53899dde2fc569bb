import type { SnapshotFrom } from 'xstate'
import { stateOf } from '../common/loop.ts'
import { STEP_COUNT } from './counters.machine.ts'
import type { countersMachine } from './counters.machine.ts'

/**
 * What the counters show: `values` holds all three figures, `conversion` the only one that the page displays. Before they start, they show
 * their final values, as they do without JavaScript.
 */
export function countersView(snapshot: SnapshotFrom<typeof countersMachine>) {
  const { targets, elapsedTicks } = snapshot.context
  const state = stateOf(snapshot.value)
  const steps = state === 'waiting' ? STEP_COUNT : elapsedTicks
  const [, , conversion] = targets
  // Multiplied before dividing, so that the last step hits the target exactly.
  const valueOf = (target: number) => Math.round((target * steps) / STEP_COUNT)
  return {
    state,
    values: targets.map(valueOf),
    conversion: valueOf(conversion),
  }
}
