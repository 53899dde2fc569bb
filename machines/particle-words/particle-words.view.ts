import type { SnapshotFrom } from 'xstate'
import type { particleWordsMachine } from './particle-words.machine.ts'

/** What the particles form: the word, its index, and whether the loop is running (`showing`) or stopped (`held`), and whether they
 * are still because motion is reduced. */
export function particleWordsView(snapshot: SnapshotFrom<typeof particleWordsMachine>) {
  const { words, index, reducedMotion } = snapshot.context
  // The machine only accepts an index in range.
  return { state: snapshot.value, word: words[index] as string, index, isStill: reducedMotion }
}
