import type { SnapshotFrom } from 'xstate'
import { COUNTER_TARGETS, STEP_COUNT } from './counters.machine.ts'
import type { countersMachine } from './counters.machine.ts'

/** What the counters show: all three figures, and the conversion (the one that is displayed) by name. */
export function countersView(snapshot: SnapshotFrom<typeof countersMachine>) {
  const [, , conversion] = COUNTER_TARGETS
  // Multiplied before it is divided, so the last step hits the target exactly.
  const valueOf = (target: number) => Math.round((target * snapshot.context.steps) / STEP_COUNT)
  return {
    state: snapshot.value,
    values: COUNTER_TARGETS.map(valueOf),
    conversion: valueOf(conversion),
  }
}
