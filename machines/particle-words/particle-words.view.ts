import type { SnapshotFrom } from 'xstate'
import { TICKS_PER_WORD } from './particle-words.machine.ts'
import type { particleWordsMachine } from './particle-words.machine.ts'

/**
 * What the particles form: the word, its index, and whether the loop is `running` or `held`, and whether they are still
 * because motion is reduced. `buttons` has the words to choose from, and the attributes of their buttons.
 */
export function particleWordsView(snapshot: SnapshotFrom<typeof particleWordsMachine>) {
  const { words, elapsedTicks, reducedMotion } = snapshot.context
  const index = Math.floor(elapsedTicks / TICKS_PER_WORD) % words.length
  const buttons = words.map((name, button) => ({ name, attributes: { 'aria-pressed': button === index } }))
  return { state: snapshot.value, word: words[index] as string, index, isStill: reducedMotion, buttons }
}
