import { assign, emit, setup } from 'xstate'
import type { MailText } from '../common/mail.ts'

export type NewsletterEvent = { type: 'address.typed'; value: string } | { type: 'submitted' }

export type NewsletterEmitted =
  /** Open the visitor's mail program with the link from the view. */
  | { type: 'hand-over' }
  /** Move the focus back to the field. */
  | { type: 'address.rejected' }

/** What the box says, and the e-mail it hands over. */
export interface NewsletterTexts {
  /** Source: docs/FACTS.md, section 5. */
  readonly alert: string
  readonly handedOver: string
  /** `{address}` in its body becomes the visitor's address. Source: docs/FACTS.md, section 7. */
  readonly mail: MailText
}

interface NewsletterContext {
  readonly texts: NewsletterTexts
  /** The text of the field, exactly as typed. */
  readonly address: string
  /** Number of rejections so far. Each rejection is a new alert, so that it is announced again. */
  readonly rejections: number
}

/** Whether the address contains an at sign, which implies that it is not empty. Source: docs/FACTS.md, section 5. */
function isAddressValid(address: string): boolean {
  return address.includes('@')
}

/**
 * The newsletter box: checks the address and hands a prefilled request to the mail program.
 *
 * The alert stays until the typed address is valid, instead of disappearing at the first key press.
 */
export const newsletterMachine = setup({
  types: {
    input: {} as { texts: NewsletterTexts },
    context: {} as NewsletterContext,
    events: {} as NewsletterEvent,
    emitted: {} as NewsletterEmitted,
  },
  guards: {
    isAddressValid: ({ context }) => isAddressValid(context.address),
    isStillInvalid: (_, params: { value: string }) => !isAddressValid(params.value),
  },
  actions: {
    keepAddress: assign({ address: (_, params: { value: string }) => params.value }),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    askForFocus: emit({ type: 'address.rejected' }),
    handOver: emit({ type: 'hand-over' }),
  },
}).createMachine({
  id: 'newsletter',
  context: ({ input }) => ({ texts: input.texts, address: '', rejections: 0 }),
  initial: 'idle',
  on: {
    'address.typed': { target: '.idle', actions: { type: 'keepAddress', params: ({ event }) => event } },
    submitted: [
      { guard: 'isAddressValid', target: '.handed-over', actions: 'handOver' },
      { target: '.invalid', actions: ['countRejection', 'askForFocus'] },
    ],
  },
  states: {
    idle: {},
    invalid: {
      on: {
        'address.typed': {
          guard: { type: 'isStillInvalid', params: ({ event }) => event },
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
      },
    },
    'handed-over': {},
  },
})
