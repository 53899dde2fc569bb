import { claims } from '#content/facts/claims.ts'
import { figures } from '#content/facts/figures.ts'
import type { Reason } from '../types.ts'
import { offer } from '#content/facts/offer.ts'
import { amountOf, capitalised, numberWord } from '../format.ts'

/** The five reasons, one stroke each. */
export const reasons: readonly Reason[] = [
  {
    title: `${amountOf(offer.packages.express.days, 'Tage')} statt ${amountOf(Math.round(figures.classicDays / 30), 'Monate')}`,
    text: 'Den ersten Entwurf sehen Sie am ersten Abend.',
    claim: claims.classicDuration,
    claimed: amountOf(Math.round(figures.classicDays / 30), 'Monate'),
  },
  {
    title: 'Ein Preis, der stehen bleibt',
    text: 'Keine Stundenzettel, keine Nachträge ohne Ihr Ja.',
    claim: null,
  },
  {
    title: `Das Ziel: Seite\u00a0${figures.googlePage} bei Google in ${amountOf(figures.googleDays, 'Tagen')}`,
    text: 'Über Plätze entscheidet Google.',
    claim: claims.googlePageOne,
    claimed: `Seite\u00a0${figures.googlePage} bei Google in ${amountOf(figures.googleDays, 'Tagen')}`,
  },
  {
    title: `Das Ziel: ${claims.loadTime.value} geladen`,
    text: 'Gemessen vor der Übergabe.',
    claim: claims.loadTime,
  },
  {
    title: `${claims.satisfaction.value} zufriedene Kunden`,
    text: 'Gefragt, solange die Garantie noch läuft.',
    claim: claims.satisfaction,
  },
]

/** The section with the anchor #gruende. */
export const reasonsSection = {
  heading: { slow: null, fast: `${capitalised(numberWord(reasons.length))} Gründe, nicht zu warten.` },
} as const
