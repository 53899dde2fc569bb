import type { SnapshotFrom } from 'xstate'
import type { shareMachine } from './share.machine.ts'

/** What the share block shows. `message` belongs in a `role="status"`; after a failure `url` is shown as text to select. */
export function shareView(snapshot: SnapshotFrom<typeof shareMachine>) {
  const { value: state, context } = snapshot
  return {
    state,
    message: state === 'idle' || state === 'sharing' ? '' : context.texts[state],
    url: context.url,
  }
}
