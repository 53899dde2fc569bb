import { claims } from './facts/claims.ts'
import { marks } from './marks.ts'
import { bookings } from './navigation.ts'
import type { ComparisonBlock, FunnelStage, FunnelType, VisualisationDataSet } from './types.ts'
import { successCases } from './facts/success-cases.ts'
import { offer } from './facts/offer.ts'
import { amountOf, capitalised, numberWord } from './format.ts'

/** The four stages at the slider's default. Rates are shares of all visitors. Source: docs/FACTS.md, section 9. */
export const funnelStages: readonly FunnelStage[] = [
  { id: 'visitors', title: 'Besucher', description: 'Alle, die Ihre Seite öffnen', ratePercent: 100, visitorCount: 1000 },
  { id: 'interest', title: 'Interessenten', description: 'Sie lesen weiter, statt wegzuklicken', ratePercent: 35, visitorCount: 350 },
  { id: 'leads', title: 'Leads', description: 'Sie hinterlassen ihre Adresse', ratePercent: 15, visitorCount: 150 },
  { id: 'customers', title: 'Kunden', description: 'Sie kaufen', ratePercent: 5, visitorCount: 50 },
]

/** The three data sets of the visualisation. Source: docs/FACTS.md, section 9. */
export const visualisationDataSets: readonly VisualisationDataSet[] = [
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
        note: 'ROI, angenommen: 4,50\u00a0€ Gewinn je eingesetztem Euro',
        suffix: '\u00a0%',
        scale: { strokes: 50, lit: 45, unit: 'Zehn Striche: ein eingesetzter Euro' },
      },
    ],
    summary:
      '500 Kunden zu je 750\u00a0€ sind 375.000\u00a0€ im Monat und 4.500.000\u00a0€ im Jahr. Der Marketing-ROI ist mit 450\u00a0% angenommen.',
  },
  {
    id: 'optimization',
    tab: 'Optimierung',
    title: 'Wie viel Luft nach oben ist',
    rows: [
      {
        label: 'Dieses Beispiel',
        value: 5,
        color: 'dim',
        ratio: 5 / 25,
        note: 'Anteil der Besucher, die kaufen',
        suffix: '\u00a0%',
        scale: { strokes: 25, lit: 5, unit: 'Ein Strich: 1\u00a0%' },
      },
      {
        label: 'Branchendurchschnitt',
        value: 8,
        color: 'dim',
        ratio: 8 / 25,
        note: 'angenommener Vergleichswert',
        suffix: '\u00a0%',
        scale: { strokes: 25, lit: 8, unit: 'Ein Strich: 1\u00a0%' },
      },
      {
        label: 'Spitzengruppe',
        value: 15,
        color: 'half',
        ratio: 15 / 25,
        note: 'angenommen für gut eingestellte Funnels',
        suffix: '\u00a0%',
        scale: { strokes: 25, lit: 15, unit: 'Ein Strich: 1\u00a0%' },
      },
      {
        label: 'Mit KI optimiert',
        value: 25,
        color: 'lit',
        ratio: 1,
        note: 'angenommenes Ziel mit laufenden Tests',
        suffix: '\u00a0%',
        scale: { strokes: 25, lit: 25, unit: 'Ein Strich: 1\u00a0%' },
      },
    ],
    summary:
      'Alle vier Werte sind angenommen: Auf einer Skala bis 25\u00a0% liegt das Beispiel bei 5\u00a0%, der Branchendurchschnitt bei 8\u00a0%, die Spitzengruppe bei 15\u00a0% und ein mit KI optimierter Funnel bei 25\u00a0%.',
  },
]

/** Both sides of the why tab. Source: docs/FACTS.md, section 9. */
export const comparisonBlocks: readonly ComparisonBlock[] = [
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
    stats: { conversion: '1–3\u00a0%', leads: '20 Kunden', revenue: '10.000\u00a0€', bounce: '70–90\u00a0%' },
    conversionPercent: [1, 3],
    bouncePercent: [70, 90],
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
    stats: { conversion: '15–25\u00a0%', leads: '50 Kunden', revenue: '25.000\u00a0€', bounce: '30–50\u00a0%' },
    conversionPercent: [15, 25],
    bouncePercent: [30, 50],
    customersPerThousand: 50,
  },
]

/** The four kinds of funnel. Ranges: docs/FACTS.md, section 9. */
export const funnelTypes: readonly FunnelType[] = [
  {
    id: 'lead-magnet',
    title: 'Lead-Magnet-Funnel',
    description: 'Gibt zuerst etwas Nützliches und bekommt dafür eine Adresse. Richtig, wenn Ihr Angebot Vertrauen braucht.',
    flow: ['Beitrag oder Anzeige', 'Checkliste gegen E-Mail', 'Fünf kurze Mails', 'Kennenlerngespräch'],
    conversionRange: '25–40\u00a0%',
    conversionPercent: [25, 40],
  },
  {
    id: 'sales',
    title: 'Verkaufs-Funnel',
    description: 'Führt ohne Umweg zum Kauf. Richtig, wenn Menschen schon wissen, was sie suchen.',
    flow: ['Suchtreffer', 'Angebotsseite', 'Fragen und Antworten', 'Kauf oder Termin'],
    conversionRange: '5–15\u00a0%',
    conversionPercent: [5, 15],
  },
  {
    id: 'webinar',
    title: 'Webinar-Funnel',
    description: 'Erklärt ein Thema in einer Stunde und macht am Ende ein Angebot. Richtig bei höheren Preisen.',
    flow: ['Einladung', 'Anmeldung', '60\u00a0Minuten live', 'Angebot zum Schluss'],
    conversionRange: '10–30\u00a0%',
    conversionPercent: [10, 30],
  },
  {
    id: 'tripwire',
    title: 'Tripwire-Funnel',
    description: 'Beginnt mit einem kleinen Kauf, der sich sofort lohnt. Richtig, wenn aus Neugier Kundschaft werden soll.',
    flow: ['Anzeige', 'Minikurs für 19\u00a0€', 'Ergänzung für 79\u00a0€', 'Hauptangebot'],
    conversionRange: '20–35\u00a0%',
    conversionPercent: [20, 35],
  },
]

/** Page /FunnelActive. Source: docs/FACTS.md, sections 2, 4 and 9. */
export const funnel = {
  hero: {
    heading: { slow: 'Von hundert Besuchern', fast: 'kaufen fünf. In diesem Beispiel.' },
    lead: 'Ein Funnel ist der Weg vom ersten Besuch bis zum Kauf, in Stufen geteilt. Hier sehen Sie ihn arbeiten und rechnen mit Ihren eigenen Zahlen.',
  },
  tabs: {
    label: 'Ansichten des Funnels',
    interactive: 'Interaktiver Funnel',
    visualization: 'Visualisierung',
    why: 'Warum Funnels',
  },
  /** Near every computed figure. */
  calculationMark: marks.calculation,
  calculationNote:
    'Die Werte sind angenommen. Was Ihr Funnel erreicht, hängt von Angebot, Preis und Besuchern ab; eine Zusage ist das nicht.',
  interactive: {
    heading: `Ein Funnel in ${numberWord(funnelStages.length)} Stufen`,
    lead: 'Jede Stufe zeigt hundert Striche. So viele leuchten, wie von hundert Besuchern noch dabei sind.',
    slider: {
      label: 'Besucher im Monat',
      /** After the formatted number in aria-valuetext. */
      unit: 'Besucher',
    },
    start: 'Animation starten',
    running: 'Animation läuft',
    pause: 'Durchlauf anhalten',
    resume: 'Durchlauf fortsetzen',
    revenue: {
      label: 'Umsatz im Monat',
      /** `{value}` is the formatted value of one customer. */
      basis: '{value} je Kunde',
    },
    /** Announced once after a change. Placeholders are formatted numbers. */
    summary: 'Aus {visitors} Besuchern werden {interest} Interessenten, {leads} Leads und {customers} Kunden. Umsatz im Monat: {revenue}.',
    explanation: {
      heading: 'So liest man die Stufen',
      points: [
        'Gerechnet wird immer von allen Besuchern aus und auf ganze Menschen abgerundet.',
        'Interessiert ist, wer weiterliest, statt wegzuklicken: im Beispiel 35\u00a0%.',
        'Ein Lead hinterlässt eine Adresse, etwa für eine Checkliste: 15\u00a0%.',
        'Kunde ist, wer kauft: 5\u00a0%, im Beispiel für durchschnittlich 500\u00a0€.',
      ],
    },
  },
  ownNumbers: {
    heading: 'Eigene Zahlen',
    /** The link here from the funnel above. */
    link: 'Mit eigenen Zahlen rechnen',
    lead: 'Tragen Sie ein, was Sie kennen. Ihre Werte stehen nur in der Adresse dieser Seite, hinter dem Zeichen #: Diesen Teil sendet Ihr Browser an niemanden, und diese Website speichert ihn nicht.',
    fields: {
      interest: 'Anteil Interessenten',
      leads: 'Anteil Leads',
      customers: 'Anteil Kunden',
      value: 'Wert eines Kunden',
    },
    percentUnit: 'in Prozent aller Besucher',
    euroUnit: 'in Euro',
    rule: 'Jede Stufe ist höchstens so groß wie die vor ihr.',
    /** Texts about the current numbers; braces are placeholders for numbers with their units. */
    texts: {
      range: '{min} bis {max}',
      invalid: 'Bitte geben Sie eine Zahl von {range}{decimals} ein. Gerechnet wird mit {used}.',
      decimals: ' mit höchstens einer Nachkommastelle',
      outOfRange: 'Möglich ist {range}. Gerechnet wird mit {used}.',
      wholeSteps: 'Gerechnet wird mit {used}, in Schritten von 100.',
      aboveStageBefore: 'Mehr als auf der Stufe davor geht nicht. Gerechnet wird mit {used}.',
      sameRevenue: 'Ihre Zahlen bringen denselben Umsatz wie die Demo.',
      moreRevenue: 'Ihre Zahlen bringen {amount} mehr im Monat als die Demo.',
      lessRevenue: 'Ihre Zahlen bringen {amount} weniger im Monat als die Demo.',
      leverage: 'Der größte Hebel ist der Schritt {step}: Ein Prozentpunkt mehr bringt rund {amount} im Monat.',
      stepNames: { interest: 'vom Besuch zum Interesse', leads: 'vom Interesse zum Lead', customers: 'vom Lead zum Kunden' },
    },
    reset: 'Zurück zur Demo',
    copyLink: 'Link mit diesen Zahlen kopieren',
    /** After a field's name: the handle beside the text field. */
    slider: 'Regler',
    leverage: {
      heading: 'Wo ein Prozentpunkt am meisten bringt',
      text: 'Wenn sich die Übergänge davor und danach nicht ändern, bringt ein Prozentpunkt mehr an dieser Stelle im Monat:',
      none: 'Hier ist schon alles ausgeschöpft.',
      /** Between two stages, where sighted visitors see an arrow. */
      to: 'zu',
      /** Before the share that takes this step. */
      now: 'heute',
    },
    table: {
      caption: 'Ihr Funnel neben der Demo',
      stage: 'Stufe',
      own: 'Ihre Zahlen',
      demo: 'Demo',
      difference: 'Unterschied',
      revenue: 'Umsatz',
    },
  },
  visualization: {
    heading: 'Derselbe Weg, in drei Blicken',
    lead: 'Ein fertiges Beispiel mit 10.000 Besuchern im Monat: wer bleibt, was es bringt und wo noch Luft ist.',
    tabsLabel: 'Datensätze',
    /** Column headers, for screen reader users, who get the charts as tables. */
    columns: { label: 'Größe', value: 'Wert' },
    pause: 'Durchlauf anhalten',
    resume: 'Durchlauf fortsetzen',
    /** Explains why this page has two customer values. */
    note: 'Hier ist ein Kunde im Schnitt 750\u00a0€ wert, im interaktiven Funnel 500\u00a0€.',
  },
  why: {
    heading: 'Dieselben tausend Besucher',
    lead: 'Zweimal kommen 1.000 Menschen auf eine Website. Einmal finden sie eine Broschüre, einmal einen Weg.',
    toggleLabel: 'Vergleich wählen',
    pointsLabel: { traditional: 'Was dabei verloren geht', funnel: 'Was dadurch besser wird' },
    statLabels: { conversion: 'Conversion', leads: 'Ergebnis', revenue: 'Umsatz', bounce: 'Absprungrate' },
    /** Explains why 15–25 % and 50 customers do not contradict each other. */
    note: 'Als Conversion zählt beim Funnel der Eintrag mit Adresse; von 150 Einträgen kauft jeder Dritte. Bei der klassischen Website zählt der Kauf: 20 von 1.000 Besuchern. Umsatz bei angenommenen 500\u00a0€ je Kunde.',
    claim: claims.funnelRates,
    types: {
      heading: `${capitalised(numberWord(funnelTypes.length))} Funnels, ${numberWord(funnelTypes.length)} Aufgaben`,
      lead: 'Welcher passt, hängt davon ab, wie viel Vertrauen Ihr Angebot vor dem Kauf braucht.',
      flowLabel: 'Beispiel',
      rangeLabel: 'Conversion',
    },
    cases: {
      heading: 'Vorher und nachher',
      lead: `${capitalised(numberWord(successCases.length))} ${successCases.some(({ sample }) => sample) ? 'erfundene ' : ''}Betriebe mit je 1.000 Besuchern im Monat, gerechnet mit angenommenen Werten aus den Spannen von oben.`,
      labels: { before: 'Vorher', after: 'Nachher', improvement: 'Veränderung', revenue: 'Umsatz' },
    },
  },
  closing: {
    heading: { slow: 'Und Ihre hundert Besucher?', fast: 'Rechnen wir nach.' },
    text: `Im Strategiegespräch von ${amountOf(offer.talkMinutes.strategy, 'Minuten')} zeichnen wir Ihren Funnel auf. Kostenlos, und der Plan gehört Ihnen.`,
    booking: bookings.strategy,
    packages: { label: 'Pakete ansehen', href: '/#services' },
  },
} as const
