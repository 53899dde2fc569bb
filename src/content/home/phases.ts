import { aiDays } from '../days.ts'

/** The three phases of the build, as the process and the race call them. */
export const phaseNames = ['Konzept', 'Gestaltung', 'Umsetzung'] as const

/** The first and the last day of each phase. The phases share the days evenly, so that two of them may share one day. */
export const phasesOf = (days: number) =>
  phaseNames.map((_, phase) => [Math.floor((phase * days) / 3) + 1, Math.ceil(((phase + 1) * days) / 3)] as const)

/** The same for the smallest package, in words: 'Tag 1', 'Tag 1–4'. */
export const phaseDays = phasesOf(aiDays).map(([first, last]) => `Tag\u00a0${first === last ? first : `${first}–${last}`}`)
