/**
 * The typed headline of the start page: the first 20 characters are yellow, the rest white. Plain spaces, as specified: the
 * lines are set apart by the layout, not by the text. Source: docs/FACTS.md, section 2.
 */
export const headline = { lit: 'Websites in 3 Tagen ', rest: 'statt 3 Monaten' } as const
