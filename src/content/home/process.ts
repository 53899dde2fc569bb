import { bookings } from '../navigation.ts'
import { offer } from '#content/facts/offer.ts'
import { aiDays } from '../days.ts'
import { phaseDays, phaseNames } from './phases.ts'
import { amountOf, capitalised, numberWord, wordsOf, workdayName } from '../format.ts'

const { experience } = offer.packages

/** How long each of the three steps before the handover takes, which share the days of the smallest package evenly. */
const durations = phaseDays.map((days) => (aiDays % phaseDays.length === 0 ? amountOf(aiDays / phaseDays.length, 'Tag', 'Tage') : days))

/** From which day to which the steps take the days of the smallest package, if those are in one week. */
const span =
  aiDays < 5
    ? `Von ${workdayName(offer.startWeekday)} bis ${workdayName(offer.startWeekday, aiDays)} sind es ${numberWord(aiDays)} Tage.`
    : ''

/** The five steps. Durations: docs/FACTS.md, section 9. */
export const processSteps = [
  {
    id: 'strategy',
    icon: 'particles',
    title: 'Strategiegespräch',
    duration: amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten'),
    description: 'Am Ende steht der Plan.',
    details: ['Ziele und Zielgruppe', 'Seitenstruktur', 'Ton und Bildwelt', 'Vorschlag für den Termin'],
  },
  {
    id: 'concept',
    icon: 'blocks',
    title: phaseNames[0],
    duration: durations[0] ?? '',
    description: 'Stimmen Sie zu, ordnet KI Ihre Antworten. Ich streiche.',
    details: ['Mitbewerber angesehen', 'Suchbegriffe gewählt', 'Rohtexte geschrieben', 'Klickbarer Entwurf'],
  },
  {
    id: 'design',
    icon: 'pencil',
    title: phaseNames[1],
    duration: durations[1] ?? '',
    description: 'Abends sehen Sie Schrift und Farben.',
    details: ['Typografie und Farbe', 'Bilder und Grafiken', 'Zuerst fürs Telefon', 'Ihre Freigabe am Abend'],
  },
  {
    id: 'build',
    icon: 'code',
    title: phaseNames[2],
    duration: durations[2] ?? '',
    description: 'Abends öffnen Sie die Seite auf dem Telefon.',
    details: [
      'Bilder verkleinert',
      'Mit der Tastatur bedienbar',
      `Formular, ab ${experience.name} Terminbuchung`,
      'Angaben für Suchmaschinen',
    ],
  },
  {
    id: 'launch',
    icon: 'play',
    title: 'Übergabe',
    duration: aiDays === phaseDays.length ? '1\u00a0Tag' : 'zum Schluss',
    description: `Prüfen und umschalten. ${span}`.trim(),
    details: [
      'Test auf Telefon und Rechner',
      'Domain umgestellt, alte Adressen umgeleitet',
      'Einweisung als Video',
      'Anmeldung bei Google',
    ],
  },
] as const

/** The section with the anchor #prozess. */
export const processSection = {
  heading: {
    slow: null,
    fast: `${capitalised(wordsOf(processSteps.length, 'ein Schritt', 'Schritte'))} zur Website.`,
  },
  /** After the owner's name. */
  talk: 'führt dieses Gespräch selbst.',
  booking: bookings.strategy,
  /** Label of a step's four points below 768 px, where they are collapsed. */
  details: 'Im Einzelnen',
} as const
