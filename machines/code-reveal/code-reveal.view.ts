import type { SnapshotFrom } from 'xstate'
import type { codeRevealMachine } from './code-reveal.machine.ts'

/**
 * What the code panel shows. `doneText` is empty until the last line is shown.
 *
 * Outside the viewport, everything is shown until the first line is revealed, because the page may be read without being scrolled.
 */
export function codeRevealView(snapshot: SnapshotFrom<typeof codeRevealMachine>) {
  const { texts, lineCount, visibleLines, holds } = snapshot.context
  const state: 'revealing' | 'done' = snapshot.matches('done') ? 'done' : 'revealing'
  const isUnseen = visibleLines === 0 && holds.includes('offscreen')
  const isComplete = state === 'done' || isUnseen
  return {
    state,
    visibleLines: isComplete ? lineCount : visibleLines,
    doneText: isComplete ? texts.done : '',
  }
}
