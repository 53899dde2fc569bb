import { classicDays, classicMonths } from '../days.ts'
import { capitalised, wordsOf } from '../format.ts'

/** The day on which a quarter of the traditional project begins. */
const dayOfQuarter = (quarter: number) => 1 + Math.floor((quarter * (classicDays - 1)) / 4)

/** The four pain points, each attached to the ruler at its day. */
export const painPoints = [
  {
    day: dayOfQuarter(0),
    title: 'Reden statt bauen',
    text: 'Nach drei Briefings ist nichts gebaut.',
  },
  {
    day: dayOfQuarter(1),
    title: 'Abstimmung ohne Ende',
    text: 'Jede Runde kostet leicht eine Woche.',
  },
  {
    day: dayOfQuarter(2),
    title: 'Das Budget läuft davon',
    text: 'Aus Korrekturen werden Nachträge.',
  },
  {
    day: dayOfQuarter(3),
    title: 'Spät und unsichtbar',
    text: 'Wonach Kunden fragen, steht nirgends.',
  },
] as const

/** The section with the anchor #probleme. */
export const problem = {
  heading: {
    slow: `${capitalised(wordsOf(classicMonths, 'ein Monat ist', 'Monate sind'))} lang,`,
    fast: 'wenn Ihre Kunden heute suchen.',
  },
  lead: 'So kann es klassisch laufen.',
  /** Stands before the day's number. */
  from: 'Ab Tag',
} as const
