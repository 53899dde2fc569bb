import { emit, setup } from 'xstate'

/** How long a confirmation stays, in ms. */
export const SHARE_MESSAGE_MS = 2_000

/** Messages after sharing or copying. */
export interface ShareTexts {
  readonly shared: string
  readonly copied: string
  readonly failed: string
}

export interface ShareInput {
  readonly texts: ShareTexts
  /** Title of the page to share. */
  readonly title: string
  /** Absolute URL of the page to share. */
  readonly url: string
}

export type ShareEvent =
  /** The share button was pressed; `available` says whether this browser has a share sheet. */
  | { type: 'share.pressed'; available: boolean }
  | { type: 'share.succeeded' }
  /** The visitor closed the sheet, which is not an error. */
  | { type: 'share.cancelled' }
  /** The sheet could not open. */
  | { type: 'share.failed' }
  | { type: 'copy.pressed' }
  | { type: 'copy.succeeded' }
  | { type: 'copy.failed' }

/** Requests to the page, which calls the browser's APIs and answers with one of the events above. */
export type ShareEmitted = { type: 'share.open'; title: string; url: string } | { type: 'link.copy'; url: string }

/** The two share buttons: one opens the device's share sheet, the other copies the link. */
export const shareMachine = setup({
  types: {
    input: {} as ShareInput,
    context: {} as ShareInput,
    events: {} as ShareEvent,
    emitted: {} as ShareEmitted,
  },
  delays: { message: SHARE_MESSAGE_MS },
  guards: {
    isAvailable: (_, params: { available: boolean }) => params.available,
  },
  actions: {
    openShareSheet: emit(({ context }) => ({
      type: 'share.open',
      title: context.title,
      url: context.url,
    })),
    copyLink: emit(({ context }) => ({ type: 'link.copy', url: context.url })),
  },
}).createMachine({
  id: 'share',
  context: ({ input: { texts, title, url } }) => ({ texts, title, url }),
  initial: 'idle',
  on: {
    'share.pressed': [
      {
        guard: { type: 'isAvailable', params: ({ event }) => event },
        target: '.sharing',
        actions: 'openShareSheet',
      },
      // Without a share sheet the button copies the link instead.
      { target: '.idle', actions: 'copyLink' },
    ],
    'copy.pressed': { target: '.idle', actions: 'copyLink' },
    'copy.succeeded': '.copied',
    'copy.failed': '.failed',
  },
  states: {
    idle: {},
    sharing: {
      on: {
        // Ignored because the sheet is already open and browsers reject a second call.
        'share.pressed': {},
        'share.succeeded': 'shared',
        'share.cancelled': 'idle',
        'share.failed': { target: 'idle', actions: 'copyLink' },
      },
    },
    shared: { after: { message: 'idle' } },
    copied: { after: { message: 'idle' } },
    failed: {},
  },
})
