import { claims } from '../facts/claims.ts'
import { figures } from '../facts/figures.ts'
import type { Reason } from '../types.ts'
import { offer } from '../facts/offer.ts'
import { amountOf, capitalised, numberWord } from '../format.ts'

/** The five reasons, one stroke each. */
export const reasons: readonly Reason[] = [
  {
    title: `${amountOf(offer.packages.express.days, 'Tage')} statt ${amountOf(Math.round(figures.classicDays / 30), 'Monate')}`,
    text: 'Sie sehen am ersten Abend einen Entwurf, nicht erst im nächsten Quartal.',
    claim: null,
  },
  {
    title: 'Ein Preis, der stehen bleibt',
    text: 'Festpreis vor dem ersten Handgriff. Keine Stundenzettel, keine Nachträge ohne Ihr Ja.',
    claim: null,
  },
  {
    title: `Seite\u00a0${figures.googlePage} bei Google in ${amountOf(figures.googleDays, 'Tagen')}`,
    text: 'Erreichbar für Ihren Namen und für eng gefasste Themen in Ihrer Region. Zusagen kann es niemand: Über Plätze entscheidet Google.',
    claim: claims.googlePageOne,
  },
  {
    title: `${capitalised(claims.loadTime.value)} geladen`,
    text: 'Auf dem Telefon, im Zug, beim ersten Besuch. Gemessen wird vor der Übergabe.',
    claim: claims.loadTime,
  },
  {
    title: `${claims.satisfaction.value} zufriedene Kunden`,
    text: `Und für alle Fälle ${amountOf(offer.guaranteeDays, 'Tage')} Geld-zurück-Garantie.`,
    claim: claims.satisfaction,
  },
]

/** Section 5. */
export const reasonsSection = {
  heading: { slow: null, fast: `${capitalised(numberWord(reasons.length))} Gründe, einmal durchgezählt.` },
} as const
