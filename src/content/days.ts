import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'

/** How long a website takes, in days: with AI, in the smallest package, and in a traditional project. Drawings and machines count them. */
export const aiDays = offer.packages.express.days
export const classicDays: number = figures.classicDays

/** The traditional project in whole months. Rounded down, because the site must not claim more than was assumed. */
export const classicMonths = Math.floor(classicDays / 30)

/** The days of the three phases of the build, which share it evenly: 'Tag 1', or 'Tag 1–4' where a phase takes longer or ends within a day. */
export const phaseDays = [0, 1, 2].map((phase) => {
  const [first, last] = [Math.floor((phase * aiDays) / 3) + 1, Math.ceil(((phase + 1) * aiDays) / 3)]
  return `Tag\u00a0${first === last ? first : `${first}–${last}`}`
})

/**
 * How many hours a tick of a ruler stands for that counts the hours of the project. One, until the ticks would be too close together. A
 * quarter of a day is always a whole number of ticks.
 */
export const hoursPerTick = Math.ceil(aiDays / 4)
