import type { SnapshotFrom } from 'xstate'
import type { nameStrokesMachine } from './name-strokes.machine.ts'

/**
 * What the page shows: the text of the field, the drawn name (empty while the strokes return to the ruler), the name that was last
 * announced, whether there is a picture (`isVisible`), whether the drawn name comes from the URL (`isFound`), whether the page was opened for
 * such a name (`isShared`), and whether the strokes appear without moving (`isStill`).
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
    isShared: context.isShared,
    isStill: context.reducedMotion,
  }
}
