import type { SnapshotFrom } from 'xstate'
import { fill } from '../common/fill.ts'
import type { loadTimeMachine } from './load-time.machine.ts'

/** Tenths of a second, as displayed; at least one, since no visit takes 0 s. */
function tenthsOf(ms: number): number {
  return Math.max(1, Math.round(ms / 100))
}

/**
 * The text beside the promise; `text` is empty until the browser has been asked. The verdict is based on the number as displayed.
 */
export function loadTimeView(snapshot: SnapshotFrom<typeof loadTimeMachine>) {
  const { value: state, context } = snapshot
  const { texts, goalSeconds, ms } = context
  if (state === 'unread') return { state, text: '' }
  if (state === 'unknown') return { state, text: texts.unknown }
  const tenths = tenthsOf(ms)
  const seconds = `${Math.floor(tenths / 10)},${tenths % 10}`
  return { state, text: fill(tenths < goalSeconds * 10 ? texts.within : texts.slower, { seconds }) }
}
