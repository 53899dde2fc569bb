import type { SnapshotFrom } from 'xstate'
import { fill } from '../common/fill.ts'
import { composeMail, fillMail } from '../common/mail.ts'
import type { contactFormMachine } from './contact-form.machine.ts'

/** The fields needed for a reply, in the order of the form. Nobody can audit a website without its address. */
const WANTED_FIELDS = { package: ['name', 'email'], audit: ['name', 'email', 'website'] } as const

/**
 * What the contact form shows.
 *
 * `href` is the `mailto:` link of the form's button, for an e-mail about the chosen topic with what was typed. `copyText` is the whole
 * e-mail, for visitors without a mail program. `given` says whether the name, the e-mail address and what is wanted, in this order, are
 * filled in; a package always is chosen. `missing` names the fields that a reply still needs. This is only a hint: the e-mail can be sent without them.
 */
export function contactFormView(snapshot: SnapshotFrom<typeof contactFormMachine>) {
  const { packages, texts, name, email, website, topic, package: packageId, starts } = snapshot.context
  const start = Object.hasOwn(starts, packageId) ? (starts[packageId] as string) : ''
  const details = { start, name, email, website, package: packages.find(({ id }) => id === packageId)?.label ?? '' }
  const inquiry = start === '' ? texts.inquiry : texts.datedInquiry
  const chosen = composeMail(fillMail(topic === 'audit' ? texts.audit : inquiry, details))
  const missing = WANTED_FIELDS[topic].filter((field) => details[field].trim() === '')
  return {
    state: snapshot.value,
    name,
    email,
    website,
    topic,
    package: packageId,
    href: chosen.href,
    copyText: chosen.copyText,
    cut: chosen.cut,
    missing,
    given: [name.trim() !== '', email.includes('@'), topic === 'package' || website.trim() !== ''] as const,
    notes: [
      ...(missing.length > 0 ? [fill(texts.missing, { fields: missing.map((field) => texts.wanted[field]).join(', ') })] : []),
      ...(chosen.cut ? [texts.cut] : []),
    ],
  }
}
