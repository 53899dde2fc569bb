import type { SnapshotFrom } from 'xstate'
import type { copyFeedbackMachine } from './copy-feedback.machine.ts'

const MESSAGES = {
  idle: '',
  copied: 'Kopiert.',
  failed: 'Kopieren ging nicht. Bitte markieren Sie den Text.',
} as const

/** What the copy button shows beside itself; `message` belongs into a `role="status"`. */
export function copyFeedbackView(snapshot: SnapshotFrom<typeof copyFeedbackMachine>) {
  return { state: snapshot.value, message: MESSAGES[snapshot.value] }
}
