import type { SnapshotFrom } from 'xstate'
import { stateOf } from '../common/loop.ts'
import type { codeRevealMachine } from './code-reveal.machine.ts'

/**
 * What the code panel shows: how many lines, and for each line whether it is shown, is the current one, or is still ahead. `doneText` is
 * empty until the last line is shown.
 *
 * Everything is shown until the first line is revealed, because the page may be read without being scrolled, and a tool that enlarges the
 * window for a picture of the whole page brings the panel into view only for that moment.
 */
export function codeRevealView(snapshot: SnapshotFrom<typeof codeRevealMachine>) {
  const { texts, lineCount, elapsedTicks: visibleLines } = snapshot.context
  const state = stateOf(snapshot.value)
  const isComplete = state === 'done' || visibleLines === 0
  const lineAt = (index: number) => (isComplete || index < visibleLines - 1 ? 'shown' : index < visibleLines ? 'current' : 'ahead')
  return {
    state,
    visibleLines: isComplete ? lineCount : visibleLines,
    lines: Array.from({ length: lineCount }, (_, index) => lineAt(index)),
    doneText: isComplete ? texts.done : '',
  }
}
