import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'

/** How many days a website takes with AI, in the smallest package. Drawings and machines count them. */
export const aiDays = offer.packages.express.days

/** How many days it takes in the largest. */
export const longestDays = Math.max(...Object.values(offer.packages).map(({ days }) => days))

/**
 * How many hours a tick of a ruler stands for that counts the hours of the project. One, until the ticks would be too close together. A
 * quarter of a day is always a whole number of ticks.
 */
export const hoursPerTick = Math.ceil(aiDays / 4)

/** How many days a traditional project takes. Drawings and machines count them. */
export const classicDays: number = figures.classicDays

/** The same in whole months. Rounded down, because the site must not claim more than was assumed. */
export const classicMonths = Math.floor(classicDays / 30)
