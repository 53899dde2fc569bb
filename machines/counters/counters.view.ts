import type { SnapshotFrom } from 'xstate'
import { STEP_COUNT } from './counters.machine.ts'
import type { countersMachine } from './counters.machine.ts'

/** What the counters show: `values` holds all three figures, `conversion` the only one that the page displays. */
export function countersView(snapshot: SnapshotFrom<typeof countersMachine>) {
  const { targets, steps } = snapshot.context
  const [, , conversion] = targets
  // Multiplied before dividing, so that the last step hits the target exactly.
  const valueOf = (target: number) => Math.round((target * steps) / STEP_COUNT)
  return {
    state: snapshot.value,
    values: targets.map(valueOf),
    conversion: valueOf(conversion),
  }
}
