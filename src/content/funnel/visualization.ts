/** How brightly a row of a data set is lit. */
type RowColor = 'lit' | 'half' | 'dim'

/**
 * A row of a data set. `ratio` is the length of its bar, 0 to 1. Without a `scale`, a hundred strokes stand for the whole; its `unit` says
 * what a stroke is worth. `suffix` includes its own space.
 */
interface Row {
  readonly label: string
  readonly value: number
  readonly color: RowColor
  readonly ratio: number
  readonly note: string
  readonly suffix?: string
  readonly scale?: { readonly strokes: number; readonly lit: number; readonly unit: string }
}

/** A sub-tab. `summary` says the rows in words, as the text alternative of their bars. */
interface DataSet {
  readonly id: 'conversion' | 'revenue' | 'optimization'
  readonly tab: string
  readonly title: string
  readonly rows: readonly Row[]
  readonly summary: string
}

/** The largest share of the third data set. */
const BEST_PERCENT = 25

/** A share in whole per cent, as a row with a stroke for each. */
function share(label: string, value: number, color: RowColor, note: string): Row {
  const scale = { strokes: BEST_PERCENT, lit: value, unit: 'Ein Strich: 1\u00a0%' }
  return { label, value, color, ratio: value / BEST_PERCENT, note, suffix: '\u00a0%', scale }
}

/** The three data sets of the visualisation. Source: docs/FACTS.md, section 9. */
export const visualisationDataSets: readonly DataSet[] = [
  {
    id: 'conversion',
    tab: 'Conversion',
    title: 'Wer von 10.000 Besuchern bleibt',
    rows: [
      { label: 'Besucher', value: 10000, color: 'dim', ratio: 1, note: 'Ausgangspunkt' },
      { label: 'Interessenten', value: 3500, color: 'dim', ratio: 0.35, note: '35\u00a0% der Besucher' },
      { label: 'Leads', value: 1500, color: 'half', ratio: 0.15, note: '43\u00a0% der Interessenten' },
      { label: 'Kunden', value: 500, color: 'lit', ratio: 0.05, note: '33\u00a0% der Leads, 5\u00a0% der Besucher' },
    ],
    summary:
      'Von 10.000 Besuchern interessieren sich 3.500 (35\u00a0%), davon werden 1.500 zu Leads (43\u00a0%) und davon 500 zu Kunden (33\u00a0%). Insgesamt kaufen 5\u00a0%.',
  },
  {
    id: 'revenue',
    tab: 'Umsatz',
    title: 'Was 500 Kunden im Monat bringen',
    rows: [
      {
        label: 'Wert eines Kunden',
        value: 750,
        color: 'dim',
        ratio: 750 / 4500000,
        note: 'angenommen',
        suffix: '\u00a0€',
        scale: { strokes: 10, lit: 7.5, unit: 'Ein Strich: 100\u00a0€' },
      },
      {
        label: 'Umsatz im Monat',
        value: 375000,
        color: 'half',
        ratio: 375000 / 4500000,
        note: '500 Kunden zu je 750\u00a0€',
        suffix: '\u00a0€',
        scale: { strokes: 12, lit: 1, unit: 'Ein Strich: ein Monat' },
      },
      {
        label: 'Umsatz im Jahr',
        value: 4500000,
        color: 'lit',
        ratio: 1,
        note: 'zwölf solche Monate',
        suffix: '\u00a0€',
        scale: { strokes: 12, lit: 12, unit: 'Ein Strich: ein Monat' },
      },
      {
        label: 'Ertrag des Marketings',
        value: 450,
        color: 'half',
        ratio: 1,
        note: 'angenommen: 4,50\u00a0€ Gewinn je eingesetztem Euro',
        suffix: '\u00a0%',
        scale: { strokes: 50, lit: 45, unit: 'Zehn Striche: ein eingesetzter Euro' },
      },
    ],
    summary:
      '500 Kunden zu je 750\u00a0€ sind 375.000\u00a0€ im Monat und 4.500.000\u00a0€ im Jahr. Der Ertrag des Marketings (ROI) ist mit 450\u00a0% angenommen.',
  },
  {
    id: 'optimization',
    tab: 'Optimierung',
    title: 'Wie viel Luft nach oben ist',
    rows: [
      share('Dieses Beispiel', 5, 'dim', 'Kauf, Anteil der Besucher'),
      share('Durchschnitt (Annahme)', 8, 'dim', 'Kauf, angenommener Vergleich'),
      share('Spitzengruppe', 15, 'half', 'Kauf, angenommen für gut eingestellte Funnels'),
      share('Mit KI optimiert', BEST_PERCENT, 'lit', 'Eintrag statt Kauf, angenommenes Ziel'),
    ],
    summary:
      'Alle vier Werte sind angenommen. Auf einer Skala bis 25\u00a0% kaufen im Beispiel 5\u00a0%, im Vergleich 8\u00a0%, in der Spitzengruppe 15\u00a0%. Beim mit KI optimierten Funnel hinterlassen 25\u00a0% ihre Adresse.',
  },
]

/** The funnel page's second tab. */
export const visualization = {
  heading: 'Derselbe Weg, dreimal betrachtet',
  lead: 'Ein fertiges Beispiel mit 10.000 Besuchern im Monat: wer bleibt, was es bringt und wo noch Luft ist.',
  tabsLabel: 'Kennzahl wählen',
  /** Column headers. Screen readers present the charts as tables. */
  columns: { label: 'Größe', value: 'Wert' },
  pause: 'Diagramm anhalten',
  resume: 'Diagramm fortsetzen',
  /** Explains why this page has two customer values. */
  note: 'Hier ist ein Kunde im Schnitt 750\u00a0€ wert, im interaktiven Funnel 500\u00a0€.',
} as const
