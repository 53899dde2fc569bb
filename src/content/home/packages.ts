import { claims } from '../facts/claims.ts'
import { offer } from '../facts/offer.ts'
import { owner } from '../facts/owner.ts'
import { amountOf, capitalised, euro, handoverWeekday, numberWord } from '../format.ts'
import type { Package } from '../types.ts'
import { vatTexts } from '../vat.ts'

/** Section 4 (anchor services). */
export const packagesSection = {
  heading: { slow: null, fast: `${capitalised(numberWord(Object.keys(offer.packages).length))} Pakete. Fester Preis, fester Tag.` },
  lead: 'Jeder Strich ist ein Tag bis zur Übergabe. Mehr Umfang braucht ein paar Striche mehr, aber nie drei Monate.',
  popular: 'Am beliebtesten',
  daysUnit: 'Tage',
  once: 'einmalig',
  featuresLabel: 'Enthalten',
  /** Below 768 px only one package at a time is expanded. */
  picker: 'Paket aufklappen',
  more: 'Was enthalten ist',
  resultLabel: 'Ihr Ergebnis',
  /** Next to the prices: tax, and what third parties charge. */
  priceNote: `${vatTexts(owner.vat).note} Domain, Hosting, E-Mail-Versand und fremde Lizenzen zahlen Sie direkt beim Anbieter.`,
  /** Defines a day: otherwise the promised days would depend on others. */
  daysNote: `Gezählt in Arbeitstagen nach dem vereinbarten Starttag: Beginnt ${offer.packages.express.name} am Montag, ist am ${handoverWeekday(offer.packages.express.days)} Übergabe. Bis zum Starttag brauchen wir Ihre Inhalte und die erste Rate, danach Ihre Freigaben am selben Tag.`,
  /** Two lines below the packages, each beside its own scale. */
  notes: {
    limit: {
      strokes: offer.monthlyLimit,
      text: `Nur ${amountOf(offer.monthlyLimit, 'Websites')} im Monat. Danach ist der Kalender zu.`,
      claim: claims.monthlyLimit,
    },
    guarantee: {
      strokes: offer.guaranteeDays,
      text: `${amountOf(offer.guaranteeDays, 'Tage')} Geld-zurück-Garantie, ohne Begründung.`,
      link: { label: 'Bedingungen der Garantie', href: '/agb.html#garantie' },
    },
  },
} as const

/** The texts derived from a package's numbers. */
function inWords(id: Package['id']) {
  const facts = offer.packages[id]
  const { name, days } = facts
  const price = euro(facts.priceEuro)
  return {
    id,
    ...facts,
    price,
    description: `Übergabe nach ${amountOf(days, 'Tagen')}`,
    action: `${name} anfragen`,
    option: `${name}, ${price} in ${amountOf(days, 'Tagen')}`,
    label: `${name} (${price}, ${amountOf(days, 'Tage')})`,
  }
}

/** Support of a kind for the package's number of weeks. */
function support(id: Package['id'], kind: string): string {
  return `${amountOf(offer.packages[id].supportWeeks, 'Wochen')} ${kind}`
}

/** The three packages. Their numbers are in facts/offer.ts. */
export const packages: readonly [Package, ...Package[]] = [
  {
    ...inWords('express'),
    features: [
      'Eine Seite mit bis zu sechs Abschnitten und Anfrageformular',
      'Texte und Bilder mit KI vorbereitet, von Hand fertiggestellt',
      'Für Google und Sprachsuche gebaut',
      `Ladezeit als Ziel: ${claims.loadTime.value}`,
      'Texte, Bilder und Preise im Browser änderbar, Einweisung als Video',
      'Impressum und Datenschutz technisch eingebunden',
    ],
    result: `Montag Start, ${handoverWeekday(offer.packages.express.days)} online. Ab da für Google lesbar.`,
    resultIcon: 'gauge',
    color: 'paper',
  },
  {
    ...inWords('experience'),
    features: [
      `Alles aus ${offer.packages.express.name}, auf bis zu acht Seiten mit Blog`,
      'Funnel: Checkliste gegen E\u2011Mail-Adresse, mit Einwilligung danach fünf Mails',
      'Terminbuchung eingebaut',
      'Statistik ohne Cookies',
      `${support('experience', 'Begleitung')} nach dem Start`,
    ],
    result: 'Sie sehen, woher Anfragen kommen.',
    resultIcon: 'trending-up',
    color: 'night',
  },
  {
    ...inWords('ecosystem'),
    features: [
      `Alles aus ${offer.packages.experience.name}, dazu ein Mitgliederbereich`,
      'Automationen für Anfragen und Rechnungen',
      'Redaktionsplan und Texte für drei Monate',
      'Auswertung der ersten Zahlen mit Plan für die nächsten',
      `${support('ecosystem', 'Premium-Begleitung')} mit Antwort am selben Arbeitstag auf Fragen bis ${offer.sameDayUntilHour}\u00a0Uhr`,
    ],
    result: 'Anfragen und Rechnungen laufen, während Sie arbeiten.',
    resultIcon: 'workflow',
    color: 'paper',
  },
]
