import { singleLine } from './mail.ts'
import type { MailText } from './mail.ts'

/** The three fixed-price packages. Source: docs/FACTS.md, section 9. */
export const PACKAGE_LABELS = {
  express: 'Express (2.997\u00a0€, 3\u00a0Tage)',
  experience: 'Experience (4.997\u00a0€, 5\u00a0Tage)',
  ecosystem: 'Ecosystem (7.997\u00a0€, 7\u00a0Tage)',
} as const

export type PackageId = keyof typeof PACKAGE_LABELS

/** What the contact form asks for. Empty text stands for "not given". */
export interface ContactDetails {
  readonly name: string
  readonly email: string
  readonly website: string
}

const NOT_GIVEN = 'keine Angabe'

function line(label: string, value: string): string {
  const clean = singleLine(value)
  return `${label}: ${clean === '' ? NOT_GIVEN : clean}`
}

function contactLines(details: ContactDetails): readonly string[] {
  return [line('Name', details.name), line('E-Mail', details.email), line('Website', details.website)]
}

/** An ending with the visitor's name where it is known. */
function closing(name: string): readonly string[] {
  return ['', 'Viele Grüße', singleLine(name)]
}

function letter(lines: readonly string[]): string {
  return lines.join('\n').trimEnd()
}

/**
 * The general website inquiry. Source: docs/FACTS.md, section 7.
 *
 * @param ownerEmail The only recipient.
 */
export function websiteInquiryMail(ownerEmail: string, details: ContactDetails & { readonly packageId: PackageId }): MailText {
  return {
    to: ownerEmail,
    subject: 'Anfrage: KI-Website',
    body: letter([
      'Guten Tag,',
      '',
      'ich interessiere mich für eine KI-Website und freue mich auf Ihre Antwort.',
      '',
      ...contactLines(details),
      line('Paket', PACKAGE_LABELS[details.packageId]),
      ...closing(details.name),
    ]),
  }
}

/**
 * The request for the free analysis of 30 minutes. Source: docs/FACTS.md, sections 7 and 9.
 *
 * @param ownerEmail The only recipient.
 */
export function freeAnalysisMail(ownerEmail: string, details: ContactDetails): MailText {
  return {
    to: ownerEmail,
    subject: 'Kostenlose Website-Analyse',
    body: letter([
      'Guten Tag,',
      '',
      'ich möchte die kostenlose Analyse meiner Website (30\u00a0Minuten) anfragen.',
      '',
      ...contactLines(details),
      ...closing(details.name),
    ]),
  }
}

/**
 * The newsletter signup, asking to be added to the list. Source: docs/FACTS.md, sections 5 and 7.
 *
 * @param ownerEmail The only recipient.
 * @param address What the visitor typed.
 */
export function newsletterMail(ownerEmail: string, address: string): MailText {
  return {
    to: ownerEmail,
    subject: 'Newsletter-Anmeldung',
    body: letter([
      'Guten Tag,',
      '',
      'bitte nehmen Sie mich in Ihren Newsletter auf.',
      '',
      line('Meine E-Mail-Adresse', address),
      ...closing(''),
    ]),
  }
}
