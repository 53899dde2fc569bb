import { claims } from '../claims.ts'
import { owner } from '../owner.ts'
import type { Package } from '../types.ts'
import { vatTexts } from '../vat.ts'

/** Section 4 (anchor services). */
export const packagesSection = {
  heading: { slow: null, fast: 'Drei Pakete. Fester Preis, fester Tag.' },
  lead: 'Jeder Strich ist ein Tag bis zur Übergabe. Mehr Umfang braucht ein paar Striche mehr, aber nie drei Monate.',
  popular: 'Am beliebtesten',
  daysUnit: 'Tage',
  once: 'einmalig',
  featuresLabel: 'Enthalten',
  resultLabel: 'Ihr Ergebnis',
  /** Tax, next to the prices. */
  priceNote: vatTexts(owner.vat).note,
  /** What a day is: without it the days would be a promise that nobody can keep alone. */
  daysNote:
    'Gezählt in Arbeitstagen nach dem vereinbarten Starttag: Beginnt Express am Montag, ist am Donnerstag Übergabe. Bis zum Starttag brauche ich Ihre Inhalte, danach Ihre Freigaben am selben Tag.',
  /** Two lines below the packages, each beside its own scale. */
  notes: {
    limit: { strokes: 8, text: 'Nur 8\u00a0Websites im Monat. Danach ist der Kalender zu.', claim: claims.monthlyLimit },
    guarantee: {
      strokes: 30,
      text: '30\u00a0Tage Geld-zurück-Garantie, ohne Begründung.',
      link: { label: 'Bedingungen der Garantie', href: '/agb.html#garantie' },
    },
  },
} as const

/** The three packages. Prices, days and support: docs/FACTS.md, section 9. */
export const packages: readonly [Package, ...Package[]] = [
  {
    id: 'express',
    name: 'Express',
    priceEuro: 2997,
    price: '2.997\u00a0€',
    popular: false,
    days: 3,
    description: 'Übergabe nach 3\u00a0Tagen',
    features: [
      'Eine Seite mit bis zu sechs Abschnitten',
      'Texte und Bilder mit KI vorbereitet, von Hand fertiggestellt',
      'Für Google und Sprachsuche gebaut',
      'Ladezeit als Ziel: unter 2\u00a0Sekunden',
      'Impressum und Datenschutz technisch eingebunden',
    ],
    result: 'Online und auffindbar, bevor die Woche um ist.',
    resultIcon: 'gauge',
    color: 'papier',
    action: 'Express anfragen',
    option: 'Express, 2.997\u00a0€ in 3\u00a0Tagen',
    label: 'Express (2.997\u00a0€, 3\u00a0Tage)',
    sampleFields: ['features', 'result'],
  },
  {
    id: 'experience',
    name: 'Experience',
    priceEuro: 4997,
    price: '4.997\u00a0€',
    popular: true,
    days: 5,
    description: 'Übergabe nach 5\u00a0Tagen',
    features: [
      'Bis zu acht Seiten mit Blog',
      'Funnel mit Lead-Magnet und E\u2011Mail\u2011Strecke',
      'Terminbuchung eingebaut',
      'Statistik ohne Cookies',
      '5\u00a0Wochen Begleitung nach dem Start',
    ],
    result: 'Eine Website, die Anfragen planbar macht.',
    resultIcon: 'trending-up',
    color: 'nacht',
    action: 'Experience anfragen',
    option: 'Experience, 4.997\u00a0€ in 5\u00a0Tagen',
    label: 'Experience (4.997\u00a0€, 5\u00a0Tage)',
    sampleFields: ['features', 'result'],
  },
  {
    id: 'ecosystem',
    name: 'Ecosystem',
    priceEuro: 7997,
    price: '7.997\u00a0€',
    popular: false,
    days: 7,
    description: 'Übergabe nach 7\u00a0Tagen',
    features: [
      'Alles aus Experience, dazu ein Mitgliederbereich',
      'Automationen für Anfragen und Rechnungen',
      'Redaktionsplan und Texte für drei Monate',
      'Auswertung der ersten Zahlen mit Plan für die nächsten',
      '8\u00a0Wochen Premium-Begleitung mit Antwort am selben Arbeitstag',
    ],
    result: 'Ein System, das auch ohne Sie weiterläuft.',
    resultIcon: 'workflow',
    color: 'papier',
    action: 'Ecosystem anfragen',
    option: 'Ecosystem, 7.997\u00a0€ in 7\u00a0Tagen',
    label: 'Ecosystem (7.997\u00a0€, 7\u00a0Tage)',
    sampleFields: ['features', 'result'],
  },
]
