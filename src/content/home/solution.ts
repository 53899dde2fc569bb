import { claims } from '../facts/claims.ts'
import { figures } from '../facts/figures.ts'
import type { Capability } from '../types.ts'
import { offer } from '../facts/offer.ts'
import { amountOf, capitalised, numberWord, ordinalWord } from '../format.ts'

/** Days between the two ends of the race. */
const ahead = figures.classicDays - offer.packages.express.days

/** Section 3 (anchor expertise). */
export const solution = {
  heading: { slow: `${capitalised(numberWord(figures.classicDays))} Tage`, fast: `gegen ${numberWord(offer.packages.express.days)}.` },
  lead: `Gleiche Aufgabe, gleicher Anspruch, zwei Uhren. Sehen Sie zu, wo Ihr Projekt am ${ordinalWord(offer.packages.express.days)} Tag steht.`,
  race: {
    label: 'Zeitvergleich: klassische Entwicklung gegen Entwicklung mit KI',
    ai: {
      name: 'Entwicklung mit KI',
      ofDays: `von ${offer.packages.express.days}`,
      /** One block per day. */
      blocks: [
        { day: 'Tag\u00a01', text: 'Anforderungen analysiert' },
        { day: 'Tag\u00a02', text: 'Code und Design erzeugt' },
        { day: 'Tag\u00a03', text: 'Leistung optimiert' },
      ],
    },
    traditional: { name: 'Klassische Entwicklung', ofDays: `von ${figures.classicDays}` },
    day: 'Tag',
    /** Before the day at the second hand on the ruler. */
    railHand: 'Klassisch:',
    /** Status texts of the two lanes. Source: docs/FACTS.md, section 4. */
    texts: {
      ai: ['Analysiert Anforderungen', 'Generiert Code und Design', 'Optimiert die Leistung', 'Fertig. Ihre Website ist online.'],
      traditional: ['Planung', 'Design und Entwicklung', 'Tests und Fehlerbehebung', 'Fast fertig'],
    },
    pause: 'Rennen anhalten',
    resume: 'Rennen fortsetzen',
    replay: 'Noch einmal',
    /** Announced once, when both lanes have finished. */
    result: `Entwicklung mit KI: fertig nach ${amountOf(offer.packages.express.days, 'Tagen')}. Klassische Entwicklung: fertig nach ${amountOf(figures.classicDays, 'Tagen')}.`,
    claim: claims.classicDuration,
    /** Below the lanes: both durations on one scale. */
    scale: {
      label: 'Im selben Maßstab:',
      strong: `${amountOf(offer.packages.express.days, 'Tage')} Bauzeit.`,
      /** Between the measuring lines below the scale. */
      rest: amountOf(ahead, 'Tage'),
      text: `Danach arbeitet Ihre Website schon ${amountOf(ahead, 'Tage')}, während andere noch warten.`,
    },
  },
  traditional: {
    title: 'Klassisch läuft es oft so',
    points: [
      'Wochenlange Konzepte vor dem ersten Entwurf',
      'Mehrere Dienstleister, mehrere Rechnungen',
      'Suchmaschinen kommen am Schluss dazu',
      'Jede Korrektur wird einzeln verhandelt',
    ],
  },
  ai: {
    title: 'Mit KI läuft es bei uns so',
    points: [
      'Klickbarer Entwurf am ersten Tag',
      'Eine Ansprechperson, ein Festpreis',
      'Google und Sprachsuche von Anfang an mitgebaut',
      `${capitalised(numberWord(offer.correctionRounds))} Korrekturrunden inklusive`,
    ],
  },
} as const

/** The three capability cards. */
export const capabilities: readonly Capability[] = [
  {
    title: 'Gefunden, auch wenn gesprochen wird',
    text: 'Ihre Inhalte beantworten Fragen so, wie Menschen sie ins Telefon sprechen: erst die Antwort, dann die Erklärung.',
    picture: 'capability-voice',
  },
  {
    title: 'Schnell ab Werk',
    text: `Schlanker Code statt Baukasten. Das Ziel: ${claims.loadTime.value}, am Telefon im Mobilfunknetz.`,
    picture: 'capability-speed',
  },
  {
    title: 'Ein Zweifel weniger pro Abschnitt',
    text: 'Jeder Abschnitt beantwortet eine Frage, die vor dem Kauf im Weg steht. Danach kommt der Knopf.',
    picture: 'capability-sales',
  },
]
