import type { SnapshotFrom } from 'xstate'
import type { shareMachine } from './share.machine.ts'

const MESSAGES = {
  idle: '',
  sharing: '',
  shared: 'Geteilt. Danke!',
  copied: 'Link kopiert.',
  failed: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.',
} as const

/**
 * What the share block shows. `message` belongs into a `role="status"`; after a failure
 * `url` is shown as text to mark.
 */
export function shareView(snapshot: SnapshotFrom<typeof shareMachine>) {
  return {
    state: snapshot.value,
    message: MESSAGES[snapshot.value],
    url: snapshot.context.url,
  }
}
