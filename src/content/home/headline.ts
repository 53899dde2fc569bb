import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'

/**
 * The typed headline of the home page: the first 20 characters are yellow, the rest white. It contains only plain spaces, because its line
 * breaks are set by the layout. Source: docs/FACTS.md, section 4.
 */
export const headline = {
  lit: `Websites in ${offer.packages.express.days} Tagen `,
  rest: `statt ${Math.round(figures.classicDays / 30)} Monaten`,
} as const

/** The two halves of the headline with non-breaking spaces between number and unit, for titles and preview cards. */
export const headlineBound = [headline.lit.trim(), headline.rest].map((part) => part.replace(/(\d) /, '$1\u00a0'))
