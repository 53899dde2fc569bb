import { assign, setup } from 'xstate'
import type { MailText } from '../common/mail.ts'

export const CONTACT_FIELDS = ['name', 'email', 'website', 'topic', 'package'] as const

/** What the e-mail is about: a package, or the free audit. */
export const CONTACT_TOPICS = ['package', 'audit'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The fields that a reply may need, in the order of the form. */
export const NEEDED_FIELDS = ['name', 'email', 'website'] as const

export type NeededField = (typeof NEEDED_FIELDS)[number]

export type ContactFormEvent =
  | { type: 'field.changed'; field: ContactField; value: string }
  /** The visitor has left a field. */
  | { type: 'field.left'; field: NeededField }
  /** The visitor wanted to send something that nobody could answer. */
  | { type: 'send.refused' }
  /** By package id: what the e-mail says about the chosen start date. Empty while none is chosen. */
  | { type: 'starts.told'; starts: Readonly<Record<string, string>> }

/** The form's copy, except for its fields, and templates for the e-mails it composes. */
export interface ContactFormTexts {
  /** What a field says in which something needed for a reply is missing. */
  readonly wanted: Readonly<Record<NeededField, string>>
  /** Shown when the inquiry was too long for a `mailto:` link. */
  readonly cut: string
  /** The general website inquiry, with `{name}`, `{email}`, `{website}` and `{package}`. Source: docs/FACTS.md, section 7. */
  readonly inquiry: MailText
  /** The inquiry with the additional placeholder `{start}`, for the dates that the visitor has chosen. */
  readonly datedInquiry: MailText
  /** The request for the free audit: the inquiry without the package. Source: docs/FACTS.md, sections 7 and 9. */
  readonly audit: MailText
}

export interface ContactFormInput {
  /** At least one package; the first is the default. `label` is what the e-mail calls the package. */
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
  readonly values: Readonly<Record<ContactField, string>>
  /** The fields that may say what they lack: those that the visitor has left. */
  readonly left: readonly NeededField[]
  /** By package id: what the e-mail says about the chosen start date. Empty while none is chosen. */
  readonly starts: Readonly<Record<string, string>>
}

/**
 * Stores what the visitor typed, the topic and the chosen package. The form submits nothing, because its button is a `mailto:` link that
 * the view composes. The first package is the default, as in any select, so that the form does not promote a more expensive one.
 */
export const contactFormMachine = setup({
  types: {
    input: {} as ContactFormInput,
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
  },
  actions: {
    /** Unknown topics and packages are ignored. */
    keepField: assign(({ context: { packages, values } }, { field, value }: { field: ContactField; value: string }) => {
      const offered: Partial<Record<ContactField, readonly string[]>> = { topic: CONTACT_TOPICS, package: packages.map(({ id }) => id) }
      return offered[field]?.includes(value) === false ? {} : { values: { ...values, [field]: value } }
    }),
  },
}).createMachine({
  id: 'contact-form',
  context: ({ input }) => ({
    packages: input.packages,
    texts: input.texts,
    values: { name: '', email: '', website: '', topic: 'package', package: input.packages[0].id },
    left: [],
    starts: {},
  }),
  initial: 'editing',
  on: {
    'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
    'field.left': { actions: assign({ left: ({ context, event }) => [...context.left, event.field] }) },
    'send.refused': { actions: assign({ left: NEEDED_FIELDS }) },
    'starts.told': { actions: assign({ starts: ({ event }) => event.starts }) },
  },
  states: { editing: {} },
})
