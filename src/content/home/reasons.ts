import { claims } from '../claims.ts'
import type { Reason } from '../types.ts'

/** Section 5. */
export const reasonsSection = {
  heading: { slow: null, fast: 'Fünf Gründe, einmal durchgezählt.' },
} as const

/** The five reasons, one stroke each. */
export const reasons: readonly Reason[] = [
  {
    title: '3\u00a0Tage statt 3\u00a0Monate',
    text: 'Sie sehen am ersten Abend einen Entwurf, nicht erst im nächsten Quartal.',
    claim: null,
  },
  {
    title: 'Ein Preis, der stehen bleibt',
    text: 'Festpreis vor dem ersten Handgriff. Keine Stundenzettel, keine Nachträge ohne Ihr Ja.',
    claim: null,
  },
  {
    title: 'Seite\u00a01 bei Google in 14\u00a0Tagen',
    text: 'Erreichbar für Ihren Namen und für eng gefasste Themen in Ihrer Region. Zusagen kann es niemand: Über Plätze entscheidet Google.',
    claim: claims.googlePageOne,
  },
  {
    title: 'Unter 2\u00a0Sekunden geladen',
    text: 'Auf dem Telefon, im Zug, beim ersten Besuch. Gemessen wird vor der Übergabe.',
    claim: claims.loadTime,
  },
  {
    title: '98\u00a0% zufriedene Kunden',
    text: 'Und für alle Fälle 30\u00a0Tage Geld-zurück-Garantie.',
    claim: claims.satisfaction,
  },
]
