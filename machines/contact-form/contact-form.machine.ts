import { assign, setup } from 'xstate'
import { checkEvents, isOneOf, isText } from '../common/checked-events.ts'
import { PACKAGE_LABELS } from '../mail/mail-texts.ts'
import type { PackageId } from '../mail/mail-texts.ts'

export const CONTACT_FIELDS = ['name', 'email', 'website', 'package'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactFormEvent =
  | { type: 'field.changed'; field: ContactField; value: string }
  /** The visitor came from a package card to the form. */
  | { type: 'package.preselected'; package: PackageId }

interface ContactFormContext {
  readonly ownerEmail: string
  readonly name: string
  readonly email: string
  readonly website: string
  readonly package: PackageId
}

function isPackageId(value: unknown): value is PackageId {
  return isText(value) && Object.hasOwn(PACKAGE_LABELS, value)
}

/**
 * Keeps what the visitor typed and which package is chosen. The form has no submit:
 * its button is a mail link that the view composes. Without a choice the first package
 * stands, as in any select; none of the dearer ones is pushed.
 */
export const contactFormMachine = setup({
  types: {
    input: {} as { ownerEmail: string },
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
  },
  actions: {
    /** Unknown fields and packages leave everything as it is. */
    keepField: assign((_, params: { field: string; value: string }): Partial<ContactFormContext> => {
      const { field, value } = params
      if (field === 'name') return { name: value }
      if (field === 'email') return { email: value }
      if (field === 'website') return { website: value }
      return field === 'package' && isPackageId(value) ? { package: value } : {}
    }),
  },
}).createMachine({
  id: 'contact-form',
  context: ({ input }) => ({
    ownerEmail: input.ownerEmail,
    name: '',
    email: '',
    website: '',
    package: 'express',
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
      actions: {
        type: 'keepField',
        params: ({ event }) => ({ field: 'package', value: event.package }),
      },
    },
  },
  states: { editing: {} },
})

checkEvents(contactFormMachine, {
  'field.changed': { field: isOneOf(CONTACT_FIELDS), value: isText },
  'package.preselected': { package: isPackageId },
})
