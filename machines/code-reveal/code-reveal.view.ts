import type { SnapshotFrom } from 'xstate'
import type { codeRevealMachine } from './code-reveal.machine.ts'

/** What the code panel shows. `doneText` is empty until the last line is shown. */
export function codeRevealView(snapshot: SnapshotFrom<typeof codeRevealMachine>) {
  const { texts, visibleLines } = snapshot.context
  const state: 'revealing' | 'done' = snapshot.matches('done') ? 'done' : 'revealing'
  return {
    state,
    visibleLines,
    doneText: state === 'done' ? texts.done : '',
  }
}
