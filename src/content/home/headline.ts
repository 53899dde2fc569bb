import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'

/**
 * The typed headline of the home page: the first 20 characters are yellow, the rest white. Plain spaces, as specified: the
 * layout sets the lines apart, not the text. Source: docs/FACTS.md, section 2.
 */
export const headline = {
  lit: `Websites in ${offer.packages.express.days} Tagen `,
  rest: `statt ${Math.round(figures.classicDays / 30)} Monaten`,
} as const

/** Its two halves with non-breaking spaces between number and unit: for titles and preview cards. */
export const headlineBound = [headline.lit.trim(), headline.rest].map((part) => part.replace(/(\d) /, '$1\u00a0'))
