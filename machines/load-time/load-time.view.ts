import type { SnapshotFrom } from 'xstate'
import { fill } from '../common/fill.ts'
import type { loadTimeMachine } from './load-time.machine.ts'

/** Tenths of a second, as displayed; at least one, because no page loads in 0 s. */
function tenthsOf(ms: number): number {
  return Math.max(1, Math.round(ms / 100))
}

/** The text next to the goal; empty unless the time, rounded as displayed, is below it. */
export function loadTimeView(snapshot: SnapshotFrom<typeof loadTimeMachine>) {
  const { value: state, context } = snapshot
  const { text, goalSeconds, ms } = context
  const tenths = tenthsOf(ms)
  const isWithin = state === 'measured' && tenths < goalSeconds * 10
  return { state, text: isWithin ? fill(text, { seconds: `${Math.floor(tenths / 10)},${tenths % 10}` }) : '' }
}
