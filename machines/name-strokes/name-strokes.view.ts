import type { SnapshotFrom } from 'xstate'
import type { nameStrokesMachine } from './name-strokes.machine.ts'

/**
 * What the page shows: the field's text, the name in strokes (empty when the ruler is back), whose it is, and what was last announced.
 * A picture can be saved as soon as its strokes stand.
 */
export function nameStrokesView({ value, context }: SnapshotFrom<typeof nameStrokesMachine>) {
  const { text, name, announced } = context
  return {
    state: value,
    text,
    name,
    announced,
    isVisible: value !== 'resting',
    isFound: name !== '' && text === '',
  }
}
