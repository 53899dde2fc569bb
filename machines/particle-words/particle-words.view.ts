import type { SnapshotFrom } from 'xstate'
import type { particleWordsMachine } from './particle-words.machine.ts'

/** What the particles form: the word, its index, and whether the loop runs (`showing`) or stands (`held`). */
export function particleWordsView(snapshot: SnapshotFrom<typeof particleWordsMachine>) {
  const { words, index } = snapshot.context
  // The machine only ever takes an index that names a word.
  return { state: snapshot.value, word: words[index] as string, index }
}
