import { bookings } from '../navigation.ts'
import { offer } from '#content/facts/offer.ts'
import { aiDays } from '../days.ts'
import { phaseDays } from './phases.ts'
import { amountOf, capitalised, wordsOf, workdayName } from '../format.ts'

const { experience, ecosystem } = offer.packages

/** How long each of the three steps before the handover takes, which share the days of the smallest package evenly. */
const durations = phaseDays.map((days) => (aiDays % phaseDays.length === 0 ? amountOf(aiDays / phaseDays.length, 'Tag', 'Tage') : days))

/** The five steps. Durations: docs/FACTS.md, section 9. */
export const processSteps = [
  {
    id: 'strategy',
    icon: 'particles',
    title: 'Strategiegespräch',
    duration: amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten'),
    description: 'Danach steht der Plan.',
    details: ['Ziele und Zielgruppe', 'Seitenstruktur', 'Ton und Bildwelt', 'Vorschlag für den Termin'],
  },
  {
    id: 'concept',
    icon: 'blocks',
    title: 'Konzept',
    duration: durations[0] ?? '',
    description: 'KI ordnet Ihre Inhalte, ich streiche.',
    details: ['Wettbewerb gesichtet', 'Suchbegriffe gewählt', 'Rohtexte geschrieben', 'Klickbarer Entwurf'],
  },
  {
    id: 'design',
    icon: 'pencil',
    title: 'Gestaltung',
    duration: durations[1] ?? '',
    description: 'Abends sieht die Seite nach Ihnen aus.',
    details: ['Typografie und Farbe', 'Bilder und Grafiken', 'Zuerst fürs Telefon', 'Ihre Freigabe am Abend'],
  },
  {
    id: 'build',
    icon: 'code',
    title: 'Umsetzung',
    duration: durations[2] ?? '',
    description: 'Abends öffnen Sie sie auf dem Telefon.',
    details: [
      'Dateien klein gerechnet',
      'Mit der Tastatur bedienbar',
      `Formular, ab ${experience.name} Terminbuchung`,
      'Strukturierte Daten',
    ],
  },
  {
    id: 'launch',
    icon: 'play',
    title: 'Start',
    duration: aiDays === phaseDays.length ? '1\u00a0Tag' : 'Übergabe',
    description: 'Prüfen, umschalten, anschauen.',
    details: ['Test auf Telefon und Rechner', 'Umzug der Domain', 'Einweisung per Video', 'Anmeldung bei Google'],
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
  /** What the client must provide so that the days are enough, and what a missed start costs. */
  noteLabel: 'Wenn etwas fehlt',
  note: `Fehlen zum Start Inhalte oder die erste Rate, beginnen wir am nächsten freien ${workdayName(offer.startWeekday)}, spätestens vier Wochen, nachdem alles da ist. ${experience.name} und ${ecosystem.name} geben Gestaltung und Umsetzung mehr Zeit.`,
} as const
