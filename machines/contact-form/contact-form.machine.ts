import { assign, setup } from 'xstate'
import { checkEvents, isOneOf, isText } from '../common/checked-events.ts'
import type { MailText } from '../mail/mail.ts'

export const CONTACT_FIELDS = ['name', 'email', 'website', 'topic', 'package'] as const

/** What the mail is about: a package, or the free audit. */
export const CONTACT_TOPICS = ['package', 'audit'] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactFormEvent =
  | { type: 'field.changed'; field: ContactField; value: string }
  /** The visitor came from a package card to the form. */
  | { type: 'package.preselected'; package: string }
  /** The visitor came from a link that promises the audit. */
  | { type: 'audit.preselected' }
  /** The visitor has chosen a date to start on: what the mail says of it with that package. */
  | { type: 'start.chosen'; package: string; start: string }

/** What the form says beside its fields, and the two mails it writes. */
export interface ContactFormTexts {
  /** What a reply still needs: `{fields}` are some of `wanted`. */
  readonly missing: string
  /** How the fields that a reply needs are called in that sentence. */
  readonly wanted: { readonly name: string; readonly email: string }
  /** Where the link of the inquiry had to be cut. */
  readonly cut: string
  /** The general website inquiry: `{name}`, `{email}`, `{website}`, `{package}`. Source: docs/FACTS.md, section 7. */
  readonly inquiry: MailText
  /** The same with the dates that the visitor has looked up: `{start}`. */
  readonly datedInquiry: MailText
  /** The request for the free audit: the same without the package. Source: docs/FACTS.md, sections 7 and 9. */
  readonly audit: MailText
}

export interface ContactFormInput {
  /** At least one; the first stands chosen. `label` is what the mail calls it. */
  readonly packages: readonly [ContactPackage, ...ContactPackage[]]
  readonly texts: ContactFormTexts
}

interface ContactPackage {
  readonly id: string
  readonly label: string
}

interface ContactFormContext {
  readonly packages: ContactFormInput['packages']
  readonly texts: ContactFormTexts
  readonly name: string
  readonly email: string
  readonly website: string
  readonly topic: ContactTopic
  readonly package: string
  /** What the mail says of the start, by the package; nothing where none is chosen. */
  readonly starts: Readonly<Record<string, string>>
}

/**
 * Keeps what the visitor typed, what it is about and which package is chosen. The form has no submit:
 * its button is a mail link that the view composes. Without a choice the first package
 * stands, as in any select; none of the dearer ones is pushed.
 */
export const contactFormMachine = setup({
  types: {
    input: {} as ContactFormInput,
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
  },
  guards: {
    isOffered: ({ context }, params: { id: string }) => context.packages.some(({ id }) => id === params.id),
  },
  actions: {
    /** Unknown fields, topics and packages leave everything as it is. */
    keepField: assign(({ context }, params: { field: string; value: string }): Partial<ContactFormContext> => {
      const { field, value } = params
      if (field === 'name') return { name: value }
      if (field === 'email') return { email: value }
      if (field === 'website') return { website: value }
      if (field === 'topic') return CONTACT_TOPICS.some((topic) => topic === value) ? { topic: value as ContactTopic } : {}
      return field === 'package' && context.packages.some(({ id }) => id === value) ? { package: value } : {}
    }),
  },
}).createMachine({
  id: 'contact-form',
  context: ({ input }) => ({
    packages: input.packages,
    texts: input.texts,
    name: '',
    email: '',
    website: '',
    topic: 'package',
    package: input.packages[0].id,
    starts: {},
  }),
  initial: 'editing',
  on: {
    'field.changed': {
      actions: {
        type: 'keepField',
        params: ({ event }) => ({ field: event.field, value: event.value }),
      },
    },
    'package.preselected': {
      guard: { type: 'isOffered', params: ({ event }) => ({ id: event.package }) },
      actions: [
        { type: 'keepField', params: { field: 'topic', value: 'package' } },
        { type: 'keepField', params: ({ event }) => ({ field: 'package', value: event.package }) },
      ],
    },
    'start.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => ({ id: event.package }) },
      actions: assign({ starts: ({ context, event }) => ({ ...context.starts, [event.package]: event.start }) }),
    },
    'audit.preselected': { actions: { type: 'keepField', params: { field: 'topic', value: 'audit' } } },
  },
  states: { editing: {} },
})

checkEvents(contactFormMachine, {
  'field.changed': { field: isOneOf(CONTACT_FIELDS), value: isText },
  'package.preselected': { package: isText },
  'start.chosen': { package: isText, start: isText },
})
