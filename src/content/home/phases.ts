import { aiDays } from '../days.ts'

/** The three phases of the build, as the process and the race call them. */
export const phaseNames = ['Konzept', 'Gestaltung', 'Umsetzung'] as const

/** The days of the three phases of the build, which share it evenly: 'Tag 1', or 'Tag 1–4' where a phase takes longer or ends within a day. */
export const phaseDays = phaseNames.map((_, phase) => {
  const [first, last] = [Math.floor((phase * aiDays) / 3) + 1, Math.ceil(((phase + 1) * aiDays) / 3)]
  return `Tag\u00a0${first === last ? first : `${first}–${last}`}`
})
