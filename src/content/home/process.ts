import type { StripDay } from '#machines/start-date/start-date.view.ts'
import { bookings } from '../navigation.ts'
import { offer } from '#content/facts/offer.ts'
import { phaseNames, phasesOf } from './phases.ts'
import { amountOf, capitalised, shortWeekday, wordsOf } from '../format.ts'

const { experience } = offer.packages

/** What each step takes: the talk its minutes, the others their days of the week in a strip of days, and whether that is a day for each. */
export function stepLengths(strip: readonly Pick<StripDay, 'kind' | 'weekday'>[]): string[] {
  const weekdaysOf = (kind: StripDay['kind']) => strip.filter((day) => day.kind === kind).map(({ weekday }) => shortWeekday(weekday))
  const work = weekdaysOf('work')
  const each = work.length === phaseNames.length ? `, ${amountOf(1, 'Tag', 'Tage')}` : ''
  const phases = phasesOf(work.length).map((days) => [...new Set(days)].map((day) => work[day - 1]).join('–'))
  const talk = amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')
  return [talk, ...[...phases, ...weekdaysOf('handover')].map((weekdays) => weekdays + each)]
}

/** The five steps. Durations: docs/FACTS.md, section 9. */
export const processSteps = [
  {
    icon: 'particles',
    title: 'Strategiegespräch',
    description: 'Am Ende steht der Plan.',
    details: ['Ziele und Zielgruppe', 'Seitenstruktur', 'Ton und Bildwelt', 'Vorschlag für den Termin'],
  },
  {
    icon: 'blocks',
    title: phaseNames[0],
    description: 'KI ordnet mit Ihrem Ja, ich streiche.',
    details: ['Mitbewerber angesehen', 'Suchbegriffe gewählt', 'Rohtexte geschrieben', 'Klickbarer Entwurf'],
  },
  {
    icon: 'pencil',
    title: phaseNames[1],
    description: 'Abends sehen Sie Schrift und Farben.',
    details: ['Typografie und Farbe', 'Bilder und Grafiken', 'Zuerst fürs Telefon', 'Ihre Freigabe am Abend'],
  },
  {
    icon: 'code',
    title: phaseNames[2],
    description: 'Abends läuft sie auf Ihrem Telefon.',
    details: [
      'Bilder verkleinert',
      'Mit der Tastatur bedienbar',
      `Formular, ab ${experience.name} Terminbuchung`,
      'Angaben für Suchmaschinen',
    ],
  },
  {
    icon: 'play',
    title: 'Übergabe',
    description: 'Prüfen und umschalten.',
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
