import type { MailText, MailWords } from '#machines/common/mail.ts'
import { owner } from '#content/facts/owner.ts'
import { offer } from '#content/facts/offer.ts'
import { amountOf } from './format.ts'

/** The fixed words around every email: labels for its copied text, and what replaces an empty field or a truncated end. */
const words: MailWords = {
  to: 'An',
  subject: 'Betreff',
  notGiven: 'keine Angabe',
  cut: '[Hier war der Platz zu Ende. Bitte ergänzen Sie den Rest.]',
}

function mail(subject: string, ...lines: readonly string[]): MailText {
  return { words, to: owner.email, subject, body: ['Guten Tag,', '', ...lines].join('\n') }
}

const sender = ['Name: {name}', 'E-Mail: {email}', 'Website: {website}'] as const
/** A closing with the visitor's name, if known. */
const closing = ['', 'Viele Grüße', '{name?}'] as const

const inquiry = [
  'Anfrage: KI-Website',
  'ich interessiere mich für eine KI-Website und freue mich auf Ihre Antwort.',
  '',
  ...sender,
  'Paket: {package}',
] as const

/** The emails that visitors send to the owner. What they have typed replaces the placeholders. Source: docs/FACTS.md, section 7. */
export const mails = {
  inquiry: mail(...inquiry, ...closing),
  /** The inquiry with the dates that the visitor has chosen: `{start}`. */
  datedInquiry: mail(...inquiry, 'Wunschtermin (unverbindlich): {start}', ...closing),
  audit: mail(
    `Kostenloses Audit (${amountOf(offer.talkMinutes.audit, 'Minute', 'Minuten')})`,
    'ich möchte das kostenlose Audit meiner Website anfragen und freue mich auf Ihren Terminvorschlag.',
    '',
    ...sender,
    ...closing,
  ),
  newsletter: mail(
    'Newsletter-Anmeldung',
    'bitte nehmen Sie mich in Ihren Newsletter auf.',
    '',
    'Meine E-Mail-Adresse: {address}',
    '',
    'Viele Grüße',
  ),
} as const
