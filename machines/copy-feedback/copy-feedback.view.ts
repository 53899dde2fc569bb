import type { SnapshotFrom } from 'xstate'
import type { copyFeedbackMachine } from './copy-feedback.machine.ts'

/** The message beside the button; `message` belongs in a `role="status"`. */
export function copyFeedbackView(snapshot: SnapshotFrom<typeof copyFeedbackMachine>) {
  const { value: state, context } = snapshot
  return { state, message: state === 'idle' ? '' : context.texts[state] }
}
