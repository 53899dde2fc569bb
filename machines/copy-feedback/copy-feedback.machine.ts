import { setup } from 'xstate'

/** How long the confirmation stays, in ms: long enough to be read, and short enough to be gone before the next press. */
export const COPIED_MESSAGE_MS = 2_000

/** The messages beside a copy button, and beside one that shares where there is one. */
export interface CopyFeedbackTexts {
  readonly copied: string
  readonly failed: string
  readonly shared?: string
}

export type CopyFeedbackEvent =
  /** The text is on the clipboard. */
  | { type: 'copy.succeeded' }
  /** The browser has no clipboard or refused access to it. */
  | { type: 'copy.failed' }
  /** The visitor has shared the text by the device's share sheet. */
  | { type: 'share.succeeded' }

/**
 * Says whether a button that copies or shares worked. The success message disappears after a while. The failure message asks the visitor to do something, so
 * it stays until the next press.
 */
export const copyFeedbackMachine = setup({
  types: {
    input: {} as { texts: CopyFeedbackTexts },
    context: {} as { texts: CopyFeedbackTexts },
    events: {} as CopyFeedbackEvent,
  },
  delays: { message: COPIED_MESSAGE_MS },
}).createMachine({
  id: 'copy-feedback',
  context: ({ input }) => ({ texts: input.texts }),
  initial: 'idle',
  on: {
    'copy.succeeded': '.copied',
    'copy.failed': '.failed',
    'share.succeeded': '.shared',
  },
  states: {
    idle: {},
    // Re-entered on a second success, so that the message is shown for its full duration again.
    copied: { after: { message: 'idle' } },
    shared: { after: { message: 'idle' } },
    failed: {},
  },
})
