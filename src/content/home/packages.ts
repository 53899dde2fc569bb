import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { amountOf, capitalised, euro, numberWord } from '../format.ts'
import type { IconName, Tone } from '../types.ts'
import { vatTexts } from '../vat.ts'

const { experience, ecosystem } = offer.packages

/** What every package has. */
export const commonFeatures = [
  'Google und Sprachsuche',
  `Ladezeit ${claims.loadTime.value} als Ziel`,
  'Änderungen im Browser',
  'Einweisung als Video',
  'Einbau von Impressum und Datenschutz',
] as const

/** The section with the anchor #services. */
export const packagesSection = {
  heading: { slow: null, fast: `${capitalised(numberWord(Object.keys(offer.packages).length))} Website-Pakete. Fester Preis, fester Tag.` },
  lead: 'Für den ersten Auftritt, für Erstgespräche oder für Kurse.',
  popular: 'Am beliebtesten',
  /** What of a package may be made up. */
  samples: { features: 'Inhalte der Pakete', result: 'ihre Ergebnisse', popular: '„Am beliebtesten“' },
  daysUnit: 'Tage',
  once: 'Festpreis',
  /** Before the name of a package. */
  featuresLabel: 'Enthalten in',
  absent: 'nicht enthalten',
  /** Label of the picker below 1200 px, where one package is shown at a time. */
  picker: 'Paket wählen',
  resultLabel: 'Ihr Ergebnis',
  funnel: { label: 'Funnel Demo', href: '/FunnelActive' },
  included: { title: 'In jedem Paket', features: commonFeatures },
  /** Before the name of the editor. */
  editor: 'Zum Ändern dient',
  /** Near the prices: tax, and what third parties charge. The part in the middle is an estimate. */
  priceNote: [
    `${vatTexts(owner.vat).note} Zahlbar je zur Hälfte vor dem Starttag und nach der Übergabe. Domain, Hosting, E-Mail-Versand und fremde Lizenzen rechnen die Anbieter mit Ihnen ab, meist `,
    `${offer.runningCostsEuro.from} bis ${euro(offer.runningCostsEuro.to)} im Monat`,
    '; eine Kursplattform kommt dazu.',
  ],
  /** Where the terms say how days are counted, and what clients must provide in time, because the promised days depend on it. */
  days: { label: 'Wie wir die Tage zählen', href: '/agb.html#tage' },
  /** Two lines of text below the packages, each beside its own scale. */
  notes: {
    limit: {
      strokes: offer.monthlyLimit,
      text: `Nur ${amountOf(offer.monthlyLimit, 'Website', 'Websites')} im Monat.`,
      claim: claims.monthlyLimit,
    },
    guarantee: {
      strokes: offer.guaranteeDays,
      text: `${amountOf(offer.guaranteeDays, 'Tag', 'Tage')} Geld zurück, ohne Begründung.`,
      terms: 'Der Paketpreis, in EU, EWR und Schweiz. Die Website geht vom Netz.',
      link: { label: 'Bedingungen der Garantie', href: '/agb.html#garantie' },
    },
  },
} as const

/** The copy derived from a package's numbers. `netPrice` is null if there is no VAT; `label` stands for the package in inquiries. */
function inWords(id: keyof typeof offer.packages) {
  const facts = offer.packages[id]
  const { name, days } = facts
  const price = euro(facts.priceEuro)
  return {
    id,
    ...facts,
    price,
    netPrice: vatTexts(owner.vat).net(facts.priceEuro),
    description: `Übergabe nach ${amountOf(days, 'Arbeitstag', 'Arbeitstagen')}`,
    action: `${name} anfragen`,
    option: `${name}, ${price}`,
    label: `${name} (${price}, ${amountOf(days, 'Arbeitstag', 'Arbeitstage')})`,
  }
}

/**
 * The features in which the packages differ, always in the same order, so that packages can be compared. Null for a feature that a package
 * lacks.
 */
function features(scope: string, texts: string, inquiries: string, figures: string | null, support: string | null) {
  return [
    { label: 'Umfang', text: scope },
    { label: 'Texte', text: texts },
    { label: 'Anfragen', text: inquiries },
    { label: 'Auswertung', text: figures },
    { label: 'Danach', text: support },
  ]
}

export type Package = ReturnType<typeof inWords> & {
  readonly features: ReturnType<typeof features>
  readonly result: string
  readonly resultIcon: IconName
  /** Colour scheme of the package's plate. */
  readonly color: Tone
}

/** What a package contains, in one sentence. */
export function scopeOf({ features: all }: Pick<Package, 'features'>): string {
  return `${all.flatMap(({ label, text }) => (text === null ? [] : `${label}: ${text}`)).join('; ')}.`
}

/** The three packages. Their numbers are in facts/offer.ts. */
export const packages: readonly [Package, Package, Package] = [
  {
    ...inWords('express'),
    features: features(
      'Eine Seite, bis zu sechs Abschnitte, dazu Rechtstexte',
      'Mit KI entworfen, von Hand ausgearbeitet',
      'Formular, gern mit Ihrem Buchungslink',
      null,
      'Keine Begleitung',
    ),
    result: 'Fremde verstehen, wobei Sie helfen.',
    resultIcon: 'gauge',
    color: 'paper',
  },
  {
    ...inWords('experience'),
    features: features(
      'Bis zu acht Seiten, dazu Blog und Rechtstexte',
      'Mit KI entworfen, von Hand ausgearbeitet',
      'Formular, Terminbuchung für kostenlose Termine und ein Funnel: eine Checkliste zum Herunterladen und fünf E-Mails danach, mit Einwilligung',
      'Statistik ohne Cookies',
      `${amountOf(experience.supportWeeks, 'Woche', 'Wochen')} Begleitung, danach kein Abo`,
    ),
    result: 'Sie sehen, woher Anfragen kommen.',
    resultIcon: 'trending-up',
    color: 'night',
  },
  {
    ...inWords('ecosystem'),
    features: features(
      'Bis zu acht Seiten, Blog, Rechtstexte und Mitgliederbereich, gern auf Ihrer Kursplattform',
      'Mit KI entworfen, von Hand ausgearbeitet, dazu Redaktionsplan und bis zur Übergabe sechs Blogartikel',
      'Formular, Terminbuchung und Funnel, dazu Bestell-, Kündigungs- und Widerrufsknopf sowie Rechnungen',
      'Statistik ohne Cookies und ein Plan aus den ersten Zahlen',
      `${amountOf(ecosystem.supportWeeks, 'Woche', 'Wochen')} Premium-Begleitung: an Arbeitstagen bis ${offer.sameDayUntilHour}\u00a0Uhr gefragt, am selben Tag beantwortet`,
    ),
    result: 'Ihre Kurse sind buchbar, während Sie coachen.',
    resultIcon: 'workflow',
    color: 'paper',
  },
]
