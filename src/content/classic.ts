import { figures } from '#content/facts/figures.ts'

/** How many days a traditional project takes. Drawings and machines count them. */
export const classicDays: number = figures.classicDays

/** The same in whole months. Rounded down, because the site must not claim more than was assumed. */
export const classicMonths = Math.floor(classicDays / 30)
