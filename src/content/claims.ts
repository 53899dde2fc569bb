import { marks } from './marks.ts'
import type { Claim } from './types.ts'

/**
 * Every advertising claim with a figure, in one place. Source: docs/FACTS.md, sections 2 and 9.
 *
 * None is proven yet. To prove one, replace `evidence: null` by where the figure comes from and the month it was
 * last true, for example `{ source: 'Auswertung von 41 abgeschlossenen Projekten, 2023 bis 2026', asOf: '2026-11' }`.
 * An average rating needs the number of ratings and their period in `source`.
 */
export const claims = {
  sitesBuilt: {
    id: 'sites-built',
    value: '200+',
    label: 'gebaute Websites',
    condition: 'Gezählt seit 2016.',
    evidence: null,
  },
  moreConversions: {
    id: 'more-conversions',
    value: '340\u00a0%',
    label: 'mehr Conversions',
    condition: 'Stärkstes Projekt, acht Wochen nach dem Start im Vergleich zur alten Website.',
    evidence: null,
  },
  caseConversion: {
    id: 'case-conversion',
    value: '180\u00a0%',
    label: 'mehr Conversion',
    condition: 'Tischlerei Brandt, acht Wochen nach dem Start im Vergleich zur alten Website.',
    evidence: null,
  },
  satisfaction: {
    id: 'satisfaction',
    value: '98\u00a0%',
    label: 'zufriedene Kundinnen und Kunden',
    condition: 'Antworten auf die Frage nach der Zufriedenheit, 30\u00a0Tage nach der Übergabe.',
    evidence: null,
  },
  rating: {
    id: 'rating',
    value: '4,9 von 5',
    label: 'im Schnitt',
    condition: 'Mittelwert aller Bewertungen nach Projektende.',
    evidence: null,
  },
  loadTime: {
    id: 'load-time',
    value: 'unter 2\u00a0Sekunden',
    label: 'Ladezeit',
    condition: 'Bis der Hauptinhalt sichtbar ist, gemessen am Telefon im Mobilfunknetz.',
    evidence: null,
  },
  googlePageOne: {
    id: 'google-page-one',
    value: 'Seite\u00a01 in 14\u00a0Tagen',
    label: 'bei Google',
    condition: 'Erreichbar für den eigenen Namen und für eng gefasste Themen in der Region. Keine Zusage: Über Plätze entscheidet Google.',
    evidence: null,
  },
  monthlyLimit: {
    id: 'monthly-limit',
    value: '8\u00a0Websites',
    label: 'im Monat, mehr nicht',
    condition: 'Gilt, solange die tatsächliche Zahl der angenommenen Projekte dem entspricht.',
    evidence: null,
  },
  classicDuration: {
    id: 'classic-duration',
    value: '90\u00a0Tage',
    label: 'klassische Entwicklung',
    condition: 'Angenommene Dauer eines klassischen Projekts dieser Größe, vom Briefing bis zur Freigabe.',
    evidence: null,
  },
  funnelRates: {
    id: 'funnel-rates',
    value: '1–3\u00a0% und 15–25\u00a0%',
    label: 'Conversion ohne und mit Funnel',
    condition: 'Erfahrungswerte als Rechenbeispiel, keine Statistik.',
    evidence: null,
  },
} as const satisfies Record<string, Claim>

/** The words that have to stand near a claim: its basis once it is proven, until then that it is an example. */
export function claimNote(claim: Claim): string {
  return claim.evidence === null ? marks.claim : `Quelle: ${claim.evidence.source}, Stand ${claim.evidence.asOf}`
}
