import { claims } from '#content/facts/claims.ts'
import { successCases } from '#content/facts/successCases.ts'
import { capitalised, euro, wordsOf } from '../format.ts'
import type { SuccessCase } from '../types.ts'

/** The two sides compared in the funnel page's third tab. Source: docs/FACTS.md, section 9. */
export const comparisonBlocks = [
  {
    id: 'traditional',
    toggle: 'Klassische Website',
    title: 'Die Broschüre',
    points: [
      'Alle Besucher sehen dasselbe, egal wie weit sie sind',
      'Viele Wege und keiner führt zum Ziel',
      'Wer geht, ist weg: keine Adresse, kein zweiter Versuch',
      'Niemand weiß, an welcher Stelle die Leute aussteigen',
    ],
    stats: { conversion: '1–3\u00a0%', leads: '20', customers: '20', revenue: '10.000\u00a0€', bounce: '70–90\u00a0%' },
    conversionPercent: [1, 3],
    bouncePercent: [70, 90],
    leadsPerThousand: 20,
    customersPerThousand: 20,
  },
  {
    id: 'funnel',
    toggle: 'Optimierter Funnel',
    title: 'Der Weg',
    points: [
      'Jede Stufe beantwortet genau die nächste Frage',
      'Ein Ziel je Seite und ein Knopf dorthin',
      'Wer noch zögert, bekommt etwas Nützliches und eine zweite Gelegenheit',
      'Jede Stufe hat eine Zahl und lässt sich verbessern',
    ],
    stats: { conversion: '15–25\u00a0%', leads: '150', customers: '50', revenue: '25.000\u00a0€', bounce: '30–50\u00a0%' },
    conversionPercent: [15, 25],
    bouncePercent: [30, 50],
    leadsPerThousand: 150,
    customersPerThousand: 50,
  },
] as const

/** The four kinds of funnel. Ranges: docs/FACTS.md, section 9. */
export const funnelTypes = [
  {
    id: 'lead-magnet',
    title: 'Lead-Magnet-Funnel',
    description: 'Gibt zuerst etwas Nützliches und bekommt dafür eine Adresse. Richtig, wenn Ihr Angebot Vertrauen braucht.',
    flow: ['Beitrag oder Anzeige', 'Checkliste gegen E-Mail', 'Fünf kurze E-Mails', 'Kennenlerngespräch'],
    counted: 'Eintrag',
    conversionRange: '25–40\u00a0%',
    conversionPercent: [25, 40],
  },
  {
    id: 'sales',
    title: 'Verkaufs-Funnel',
    description: 'Führt ohne Umweg zum Kauf. Richtig, wenn Menschen schon wissen, was sie suchen.',
    flow: ['Suchtreffer', 'Angebotsseite', 'Fragen und Antworten', 'Kauf oder Termin'],
    counted: 'Kauf',
    conversionRange: '5–15\u00a0%',
    conversionPercent: [5, 15],
  },
  {
    id: 'webinar',
    title: 'Webinar-Funnel',
    description: 'Erklärt ein Thema in einer Stunde und macht am Ende ein Angebot. Richtig bei höheren Preisen.',
    flow: ['Einladung', 'Anmeldung', '60\u00a0Minuten live', 'Angebot zum Schluss'],
    counted: 'Anmeldung',
    conversionRange: '10–30\u00a0%',
    conversionPercent: [10, 30],
  },
  {
    id: 'tripwire',
    title: 'Tripwire-Funnel',
    description: 'Beginnt mit einem kleinen Einstiegskauf, der sich sofort lohnt. Richtig, wenn aus Neugier Kundschaft werden soll.',
    flow: ['Anzeige', 'Minikurs für 19\u00a0€', 'Ergänzung für 79\u00a0€', 'Hauptangebot'],
    counted: 'Einstiegskauf',
    conversionRange: '20–35\u00a0%',
    conversionPercent: [20, 35],
  },
] as const

const isInvented = successCases.some(({ sample }) => sample)
const businesses = isInvented
  ? wordsOf(successCases.length, 'ein erfundener Betrieb', 'erfundene Betriebe')
  : wordsOf(successCases.length, 'ein Betrieb', 'Betriebe')

/** The funnel page's third tab. */
export const why = {
  heading: 'Dieselben tausend Besucher',
  lead: 'Zweimal kommen 1.000\u00a0Menschen auf eine Website. Einmal finden sie eine Broschüre, einmal einen Weg.',
  toggleLabel: 'Vergleich wählen',
  pointsLabel: { traditional: 'Was dabei verloren geht', funnel: 'Was dadurch besser wird' },
  /** What each side counts as a conversion. Shown beside the rate, so that nobody compares sign-ups with purchases. */
  counted: { traditional: 'Kauf', funnel: 'Eintrag' },
  statLabels: { conversion: 'Conversion', leads: 'Leads', customers: 'Kunden', revenue: 'Umsatz', bounce: 'Absprungrate' },
  /** Explains why 15–25 % and 50 customers do not contradict each other. */
  note: 'Ein Lead ist, wer seine Adresse hinterlässt. Beim Funnel zählt das als Conversion: 15\u00a0% von 1.000 Besuchern sind 150, jeder Dritte davon kauft. Die klassische Website bekommt nur die Adressen derer, die kaufen: 2\u00a0% von 1.000. Umsatz bei angenommenen 500\u00a0€ je Kunde.',
  claim: claims.funnelRates,
  types: {
    heading: `${capitalised(wordsOf(funnelTypes.length, 'ein Funnel', 'Funnels'))}, ${wordsOf(funnelTypes.length, 'eine Aufgabe', 'Aufgaben')}`,
    lead: 'Welcher passt, hängt davon ab, wie viel Vertrauen Ihr Angebot vor dem Kauf braucht.',
    flowLabel: 'Beispiel',
  },
  cases: {
    heading: 'Vorher und nachher',
    lead: `${capitalised(businesses)} mit je 1.000 Besuchern im Monat, gerechnet mit angenommenen Werten aus den Spannen von oben.`,
    labels: { before: 'Vorher', after: 'Nachher', improvement: 'Veränderung', revenue: 'Umsatz' },
    revenue: ({ revenueEuro, period }: SuccessCase) => `${euro(revenueEuro.after)} statt ${euro(revenueEuro.before)} im ${period}`,
  },
} as const
