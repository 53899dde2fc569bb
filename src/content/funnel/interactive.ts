import { numberWord } from '../format.ts'
import { funnelStages } from './stages.ts'

/** Shown beside the computed figures. */
export const calculationNote =
  'Die Werte sind angenommen. Was Ihr Funnel erreicht, hängt von Angebot, Preis und Besuchern ab; eine Zusage ist das nicht.'

/** The funnel page's first tab: a funnel whose highlight loops by itself. */
export const interactive = {
  heading: `Ein Funnel in ${numberWord(funnelStages.length)} Stufen`,
  lead: 'Hundert Striche sind hundert Besucher. Wer noch dabei ist, leuchtet.',
  slider: {
    label: 'Besucher im Monat',
    /** After the formatted number in aria-valuetext. */
    unit: 'Besucher',
  },
  start: 'Animation starten',
  running: 'Animation läuft',
  pause: 'Stufen anhalten',
  resume: 'Stufen fortsetzen',
  revenue: {
    label: 'Umsatz im Monat',
    /** `{value}` is the formatted value of one customer. */
    basis: '{value} je Kunde',
  },
  /** Announced once after a change. Placeholders are formatted numbers. */
  summary: 'Aus {visitors} Besuchern werden {interest} Interessenten, {leads} Leads und {customers} Kunden. Umsatz im Monat: {revenue}.',
} as const

/** The lower part of the funnel page's first tab: the visitor's own numbers. */
export const funnelScenario = {
  heading: 'Eigene Zahlen',
  /** The link from the funnel above to this part. */
  link: 'Mit eigenen Zahlen rechnen',
  lead: 'Tragen Sie ein, was Sie kennen. Was Sie hier eintragen, erfahren wir nicht.',
  fields: {
    visitors: 'Ihre Besucher im Monat',
    interest: 'Anteil Interessenten',
    leads: 'Anteil Leads',
    customers: 'Anteil Kunden',
    value: 'Wert eines Kunden',
  },
  percentUnit: 'in Prozent aller Besucher',
  euroUnit: 'in Euro',
  /** Texts about the current numbers, with placeholders in braces. */
  texts: {
    range: '{min} bis {max}',
    invalid: 'Bitte geben Sie eine Zahl von {range}{decimals} ein. Gerechnet wird mit {used}.',
    decimals: ' mit höchstens einer Nachkommastelle',
    outOfRange: 'Möglich ist {range}. Gerechnet wird mit {used}.',
    wholeSteps: 'Gerechnet wird mit {used}, in Schritten von 100.',
    aboveStageBefore: 'Höchstens {used}, so viele sind auf der Stufe davor.',
    sameRevenue: 'Noch kein Unterschied zum Umsatz der Demo.',
    moreRevenue: 'Ihre Zahlen bringen {amount} mehr im Monat als die Demo.',
    lessRevenue: 'Ihre Zahlen bringen {amount} weniger im Monat als die Demo.',
    leverage: 'Der größte Hebel ist der Schritt {step}: Ein Prozentpunkt mehr bringt rund {amount} im Monat.',
    stepNames: { interest: 'vom Besuch zum Interesse', leads: 'vom Interesse zum Lead', customers: 'vom Lead zum Kunden' },
  },
  reset: 'Demo-Werte herstellen',
  copyLink: 'Link mit diesen Zahlen kopieren',
  /** Added to a field's name to label the slider beside the text field. */
  slider: 'Regler',
  leverage: {
    heading: 'Wo ein Prozentpunkt am meisten bringt',
    text: 'Bleibt alles andere gleich, bringt ein Prozentpunkt mehr an dieser Stelle im Monat:',
    none: 'Hier ist schon alles ausgeschöpft.',
    /** Read by screen readers between two stages, where sighted visitors see an arrow. */
    to: 'zu',
    /** Before the share of people who take this step. */
    now: 'heute',
  },
  own: 'Ihre Zahlen',
  demo: 'Demo',
} as const
