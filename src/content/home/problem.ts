import type { PainPoint } from '../types.ts'
import { figures } from '#content/facts/figures.ts'
import { capitalised, numberWord } from '../format.ts'

/** The four pain points, each attached to the ruler at its day. */
export const painPoints: readonly PainPoint[] = [
  {
    day: 1,
    title: 'Warten auf den Start',
    text: 'Kick-off, Workshop, drittes Briefing. Gebaut ist noch nichts.',
  },
  {
    day: 23,
    title: 'Abstimmung statt Fortschritt',
    text: 'Eine Korrektur kostet leicht eine Woche, weil andere Projekte drankommen.',
  },
  { day: 45, title: 'Das Budget läuft davon', text: 'Aus Korrekturen werden Nachträge, und der Kostenvoranschlag gilt nicht mehr.' },
  {
    day: 67,
    title: 'Fast fertig und trotzdem unsichtbar',
    text: 'Oft lädt die neue Seite langsam, und niemand hat aufgeschrieben, wonach Kunden fragen.',
  },
]

/** The section with the anchor #probleme. */
export const problem = {
  heading: {
    slow: `${capitalised(numberWord(Math.round(figures.classicDays / 30)))} Monate sind lang,`,
    fast: 'wenn Ihre Kunden heute suchen.',
  },
  lead: `So kann ein klassisches Projekt verlaufen. ${capitalised(numberWord(painPoints.length))} Stellen tun besonders weh.`,
  /** Stands before the day's number. */
  from: 'Ab Tag',
} as const
