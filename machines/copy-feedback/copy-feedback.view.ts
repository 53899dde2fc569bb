import type { SnapshotFrom } from 'xstate'
import type { copyFeedbackMachine } from './copy-feedback.machine.ts'

/** What the copy button shows beside itself; `message` belongs in a `role="status"`. */
export function copyFeedbackView(snapshot: SnapshotFrom<typeof copyFeedbackMachine>) {
  const { value: state, context } = snapshot
  return { state, message: state === 'idle' ? '' : context.texts[state] }
}
