import { claims } from '#content/facts/claims.ts'
import { figures } from '#content/facts/figures.ts'
import { aiDays, classicMonths } from '../days.ts'
import { amountOf, capitalised, wordsOf } from '../format.ts'

const months = amountOf(classicMonths, 'Monat', 'Monate')

/** The five reasons, one stroke each, with a text or a claim whose condition is the text. `claimed` is what the title claims, if it words the value otherwise. */
export const reasons = [
  {
    title: `${amountOf(aiDays, 'Tag', 'Tage')} statt ${months}`,
    claim: claims.classicDuration,
    claimed: months,
  },
  {
    title: 'Ein Preis, der stehen bleibt',
    text: 'Mehr kostet nur, was Sie vorher bestellen.',
  },
  {
    title: `Das Ziel: Seite\u00a0${figures.googlePage} bei Google in ${amountOf(figures.googleDays, 'Tag', 'Tagen')}`,
    claim: claims.googlePageOne,
    claimed: amountOf(figures.googleDays, 'Tag', 'Tage'),
  },
  {
    title: `Das Ziel: ${claims.loadTime.value} geladen`,
    claim: claims.loadTime,
  },
  {
    title: `${claims.satisfaction.value} zufriedene Kunden`,
    claim: claims.satisfaction,
  },
]

/** The section with the anchor #gruende. */
export const reasonsSection = {
  heading: { slow: null, fast: `${capitalised(wordsOf(reasons.length, 'ein Grund', 'Gründe'))}, nicht zu warten.` },
} as const
