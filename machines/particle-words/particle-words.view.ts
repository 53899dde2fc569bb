import type { SnapshotFrom } from 'xstate'
import type { particleWordsMachine } from './particle-words.machine.ts'

/**
 * What the particles form: the word, its index, and whether the loop is `running` or `held`, and whether they are still
 * because motion is reduced. `buttons` has the words to choose from, and the attributes of their buttons.
 */
export function particleWordsView(snapshot: SnapshotFrom<typeof particleWordsMachine>) {
  const { words, index, reducedMotion } = snapshot.context
  // The machine only accepts an index in range.
  const buttons = words.map((name, button) => ({ name, attributes: { 'aria-pressed': button === index } }))
  return { state: snapshot.value, word: words[index] as string, index, isStill: reducedMotion, buttons }
}
