import { numberWord } from '../format.ts'
import { aiDays, classicMonths } from '../days.ts'

/**
 * The typed headline of the home page: first yellow, the rest white. It contains only plain spaces, because its line
 * breaks are set by the layout. Source: docs/FACTS.md, section 4.
 */
export const headline = {
  lit: `Websites in ${aiDays} Tagen `,
  rest: `statt ${classicMonths === 1 ? 'eines Monats' : `${classicMonths} Monaten`}`,
} as const

/** The heading above the contact form, which is fitted to the width, too. `fast` is split into two lines. */
export const closingHeading = { fast: ['Ihre', `${numberWord(aiDays)} Tage`], slow: 'beginnen hier.' } as const

/** The two halves of the headline with non-breaking spaces between number and unit, for titles and preview cards. */
export const headlineBound = [headline.lit.trim(), headline.rest].map((part) => part.replace(/(\d) /, '$1\u00a0'))
