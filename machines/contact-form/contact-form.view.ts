import type { SnapshotFrom } from 'xstate'
import { composeMail, fillMail } from '../common/mail.ts'
import { NEEDED_FIELDS } from './contact-form.machine.ts'
import type { contactFormMachine, NeededField } from './contact-form.machine.ts'

interface NeededFieldView {
  readonly field: { readonly id: string; readonly fault: { readonly id: string; readonly children: string } }
  readonly input: { readonly id: string; readonly 'aria-invalid': boolean; readonly 'aria-describedby': string }
}

/**
 * What the contact form shows.
 *
 * `href` is the `mailto:` link of the form's button, for an e-mail about the chosen topic with what was typed. `copyText` is the whole
 * e-mail, for visitors without a mail program. `given` says whether the name, the e-mail address and what is wanted, in this order, are
 * filled in: a package always is chosen, and nobody can audit a website without its address. `missing` names the fields that a reply still
 * needs. `fields` has what these fields are, and what each lacks once the visitor has left it.
 */
export function contactFormView(snapshot: SnapshotFrom<typeof contactFormMachine>) {
  const { packages, texts, values, left, starts } = snapshot.context
  const { name, email, website, topic, package: packageId } = values
  const start = Object.hasOwn(starts, packageId) ? (starts[packageId] as string) : ''
  const details = { ...values, start, package: packages.find(({ id }) => id === packageId)?.label ?? '' }
  const inquiry = start === '' ? texts.inquiry : texts.datedInquiry
  const chosen = composeMail(fillMail(topic === 'audit' ? texts.audit : inquiry, details))
  const isGiven = { name: name.trim() !== '', email: /\S@\S/.test(email), website: topic === 'package' || website.trim() !== '' }
  const missing = NEEDED_FIELDS.filter((field) => !isGiven[field])
  return {
    state: snapshot.value,
    values,
    href: chosen.href,
    copyText: chosen.copyText,
    missing,
    fields: Object.fromEntries(
      NEEDED_FIELDS.map((field) => {
        const fault = isGiven[field] || !left.includes(field) ? '' : texts.wanted[field]
        const ids = { field: `kontakt-${field}`, fault: `kontakt-${field}-fehlt` }
        return [
          field,
          {
            field: { id: ids.field, fault: { id: ids.fault, children: fault } },
            input: { id: ids.field, 'aria-invalid': fault !== '', 'aria-describedby': ids.fault },
          },
        ]
      }),
    ) as Record<NeededField, NeededFieldView>,
    given: NEEDED_FIELDS.map((field) => isGiven[field]),
    notes: chosen.cut ? [texts.cut] : [],
  }
}
