import { auditName, bookings } from '../navigation.ts'
import { mails } from '../mails.ts'
import { closingHeading } from './headline.ts'
import { amountOf } from '../format.ts'

/** The section with the anchor #kontakt. Source: docs/FACTS.md, sections 2, 4 and 5. */
export const contact = {
  heading: closingHeading,
  form: {
    label: 'Anfrage vorbereiten',
    name: { label: 'Name', placeholder: 'Vor- und Nachname' },
    email: { label: 'E-Mail', placeholder: 'name@firma.example' },
    website: { label: 'Ihre Website', optional: 'freiwillig', placeholder: 'https://' },
    topic: { label: 'Worum geht es?', options: { package: 'Eine neue Website', audit: auditName } },
    package: { label: 'Paket' },
    note: 'Öffnet Ihr E-Mail-Programm mit fertigem Text. Bevor Sie dort senden, erfahren wir nichts.',
    privacy: { label: 'Datenschutz', href: '/datenschutz.html#anfragen' },
    /** Label that unfolds the message as text to copy, for visitors without a mail program. */
    preview: 'Kein E-Mail-Programm? Nachricht ansehen',
    sendTo: 'Kopieren und senden an:',
    copy: 'Text kopieren',
    texts: {
      wanted: { name: 'Wie heißen Sie?', email: 'Bitte ganz, etwa name@firma.example', website: 'Welche sollen wir ansehen?' },
      cut: 'Ihre Angaben sind zu lang für einen E-Mail-Link. Bitte kopieren Sie den Text, er ist vollständig.',
      inquiry: mails.inquiry,
      datedInquiry: mails.datedInquiry,
      audit: mails.audit,
    },
  },
  /** The round start button. */
  start: {
    lines: ['E-Mail', 'öffnen'],
    texts: { transmitting: 'Ihre Daten werden an Ihr E-Mail-Programm übertragen …' },
  },
  /** Below the start button, for those who would rather talk. */
  talk: { ...bookings.strategy, label: `${amountOf(bookings.strategy.minutes, 'Minute', 'Minuten')} buchen` },
  /** Between the owner's name and how soon the owner replies. */
  reply: 'Antwort',
} as const
