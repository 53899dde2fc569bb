import { claims } from '#content/facts/claims.ts'
import { industryLogos } from '#content/facts/clients.ts'
import { wordsOf } from '../format.ts'

/** The section with the anchor #stimmen. */
export const testimonialsSection = {
  heading: { slow: null, fast: 'Was Kundinnen und Kunden sagen.' },
  average: { text: `${claims.rating.value} ${claims.rating.label}`, claim: claims.rating },
  voicesLabel: 'Weitere Stimmen',
  ratingOf: (rating: number) => `${rating} von 5`,
  /** How reviews are checked (§ 5b(3) UWG), said once none of them is a sample. */
  verification:
    'Bewerten kann nur, wer eine Rechnung hat. Jede Stimme gehört zu einem abgeschlossenen Projekt. Vor der Veröffentlichung gleiche ich sie mit der Rechnung ab und hole eine schriftliche Freigabe ein.',
  logosLabel: `${industryLogos.some(({ sample }) => sample) ? 'Erfundene Beispiele aus' : 'Aus'} ${wordsOf(industryLogos.length, 'einer Branche', 'Branchen')}`,
} as const
