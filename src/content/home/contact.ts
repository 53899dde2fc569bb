import { bookings } from '../navigation.ts'
import { mails } from '../mails.ts'
import { owner } from '../facts/owner.ts'

/** Section 10 (anchor kontakt). Source: docs/FACTS.md, sections 2, 4 and 5. */
export const contact = {
  /** `fast` is split into two lines. */
  heading: { fast: ['Ihre', 'drei Tage'], slow: 'beginnen hier.' },
  form: {
    label: 'Anfrage vorbereiten',
    name: { label: 'Name', placeholder: 'Vor- und Nachname' },
    email: { label: 'E-Mail', placeholder: 'name@firma.example' },
    website: { label: 'Bisherige Website', optional: 'freiwillig', placeholder: 'https://' },
    topic: { label: 'Worum geht es?', options: { package: 'Eine neue Website', audit: bookings.audit.offer } },
    package: { label: 'Paket' },
    action: { package: 'Anfrage per E-Mail senden', audit: 'Audit per E-Mail anfragen' },
    /** The plain link beside the button opens the other mail. */
    other: { package: `Lieber erst ${bookings.audit.offer}`, audit: 'Lieber gleich eine neue Website anfragen' },
    /** Under the button. */
    note: 'Öffnet Ihr E-Mail-Programm mit einer vorbereiteten Nachricht. Gesendet wird erst, wenn Sie dort auf Senden tippen. Bis dahin erfahren wir nichts, und diese Seite speichert nichts.',
    privacy: { label: 'Datenschutz', href: '/datenschutz.html#anfragen' },
    /** Alternatives for visitors without a mail program. */
    noMailProgram: 'Kein E-Mail-Programm? Kopieren Sie den Text und senden Sie ihn an:',
    copy: 'Text kopieren',
    preview: 'Vorschau der Nachricht',
    texts: {
      missing: 'Für eine Antwort fehlt noch: {fields}.',
      wanted: { name: 'Ihr Name', email: 'Ihre E-Mail-Adresse' },
      cut: 'Ihre Angaben sind zu lang für einen Mail-Link. Bitte kopieren Sie den Text, er ist vollständig.',
      inquiry: mails.inquiry,
      datedInquiry: mails.datedInquiry,
      audit: mails.audit,
    },
  },
  /** The round start button. */
  start: {
    lines: ['KI-Website', 'starten'],
    /** Replaces the lines above once nothing is missing for a reply. */
    ready: { package: ['Anfrage', 'senden'], audit: ['Audit', 'anfragen'] },
    note: `Antwort ${owner.replyTime}`,
    texts: { transmitting: 'Ihre Daten werden an Ihr E-Mail-Programm übertragen …' },
  },
} as const
