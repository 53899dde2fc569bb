import type { Actor } from 'xstate'
import { CONTACT_FIELDS } from '#machines/contact-form/contact-form.machine.ts'
import type { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts'

/** What was last typed. It is kept only in this variable, so it is lost when the document is unloaded. */
let draft: Readonly<Record<(typeof CONTACT_FIELDS)[number], string>> | undefined

/**
 * Sends to the machine what the visitor typed into the form before it was hydrated, or before it was last unmounted. Then stores every
 * change until it is stopped.
 *
 * @param element The form on the page.
 * @returns a function that stops storing.
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
