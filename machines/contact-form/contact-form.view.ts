import type { SnapshotFrom } from 'xstate'
import { isMailtoCut, mailAsPlainText, mailtoHref } from '../mail/mail.ts'
import { freeAnalysisMail, websiteInquiryMail } from '../mail/mail-texts.ts'
import type { contactFormMachine } from './contact-form.machine.ts'

/** The fields a reply needs, in the order of the form. The website is optional. */
const WANTED_FIELDS = [
  { field: 'name', label: 'Ihr Name' },
  { field: 'email', label: 'Ihre E-Mail-Adresse' },
] as const

const CUT_NOTE = 'Ihre Angaben sind zu lang für einen Mail-Link. Bitte kopieren Sie den Text, er ist vollständig.'

/**
 * What the contact form shows.
 *
 * `href` is the link of its button and carries what was typed; `analysisHref` does the same
 * for the free analysis. `copyText` is the whole inquiry for visitors without a mail program.
 * `missing` names what a reply still needs: a hint, never a barrier.
 */
export function contactFormView(snapshot: SnapshotFrom<typeof contactFormMachine>) {
  const { ownerEmail, name, email, website, package: packageId } = snapshot.context
  const details = { name, email, website }
  const inquiry = websiteInquiryMail(ownerEmail, { ...details, packageId })
  const missing = WANTED_FIELDS.filter(({ field }) => details[field].trim() === '')
  const cut = isMailtoCut(inquiry)
  return {
    state: snapshot.value,
    name,
    email,
    website,
    package: packageId,
    href: mailtoHref(inquiry),
    analysisHref: mailtoHref(freeAnalysisMail(ownerEmail, details)),
    copyText: mailAsPlainText(inquiry),
    cut,
    missing: missing.map(({ field }) => field),
    notes: [
      ...(missing.length > 0 ? [`Für eine Antwort fehlt noch: ${missing.map(({ label }) => label).join(', ')}.`] : []),
      ...(cut ? [CUT_NOTE] : []),
    ],
  }
}
