import type { Actor } from 'xstate'
import { CONTACT_FIELDS } from '../../../../../machines/contact-form/contact-form.machine.ts'
import type { contactFormMachine } from '../../../../../machines/contact-form/contact-form.machine.ts'

/** What was typed last, for as long as the page is open. It is written down nowhere else. */
let draft: Readonly<Record<(typeof CONTACT_FIELDS)[number], string>> | undefined

/**
 * Lets a form go on where the visitor left it: to read a page in between, or to type before the script had come.
 *
 * @param element The form as it stands on the page.
 * @returns Ends it.
 */
export function keepDraft(form: Actor<typeof contactFormMachine>, element: HTMLFormElement): () => void {
  const typedEarly = new FormData(element)
  const untouched = form.getSnapshot().context
  for (const field of CONTACT_FIELDS) {
    const early = String(typedEarly.get(field) ?? '')
    const value = early !== untouched[field] ? early : draft?.[field]
    if (value !== undefined) form.send({ type: 'field.changed', field, value })
  }
  const subscription = form.subscribe(({ context }) => {
    draft = context
  })
  return () => subscription.unsubscribe()
}
