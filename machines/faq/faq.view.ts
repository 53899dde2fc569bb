import type { SnapshotFrom } from 'xstate'
import type { faqMachine } from './faq.machine.ts'

/** What the accordion shows: `openIndex` counts from 0 and is null while every answer is closed. */
export function faqView(snapshot: SnapshotFrom<typeof faqMachine>) {
  return { state: snapshot.value, openIndex: snapshot.context.openIndex }
}
