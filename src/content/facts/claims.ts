import { amountOf, averageRating, percent } from '../format.ts'
import type { Claim } from '../types.ts'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'

/**
 * Every advertising claim with a figure, in one place. Source: docs/FACTS.md, sections 2 and 9.
 *
 * None is proven yet. To prove a claim, replace `evidence: null` with the source of the figure and the month in which it was last true, for
 * example `{ source: 'Auswertung von 41 abgeschlossenen Projekten, 2023 bis 2026', asOf: '2026-11' }`.
 */
export const claims = {
  sitesBuilt: {
    value: `${figures.sitesBuilt}+`,
    label: `gebaute Websites seit ${owner.sinceYear}`,
    condition: 'Eigene Projekte, gezählt am Tag der Übergabe.',
    evidence: null,
  },
  moreConversions: {
    value: percent(figures.moreConversionsPercent),
    label: 'mehr Conversions im stärksten Projekt',
    condition: 'Anfragen je hundert Besucher, acht Wochen nach der Übergabe, im Vergleich zur alten Website.',
    evidence: null,
  },
  caseConversion: {
    value: percent(figures.caseConversionPercent),
    label: 'mehr Conversions',
    condition: `${figures.caseClient}, acht Wochen nach der Übergabe, im Vergleich zur alten Website.`,
    evidence: null,
  },
  satisfaction: {
    value: percent(figures.satisfactionPercent),
    label: 'zufriedene Kundinnen und Kunden',
    condition: '„Zufrieden“ oder „sehr zufrieden“, gefragt 14\u00a0Tage nach der Übergabe.',
    evidence: null,
  },
  rating: {
    ...averageRating(figures.rating),
    condition: 'Gefragt wird 14\u00a0Tage nach der Übergabe.',
    evidence: null,
  },
  loadTime: {
    value: `unter ${amountOf(figures.loadTimeSeconds, 'Sekunde', 'Sekunden')}`,
    label: 'Ladezeit',
    condition: 'Bis der Hauptinhalt sichtbar ist, am Telefon im Mobilfunknetz, gemessen vor der Übergabe.',
    evidence: null,
  },
  googlePageOne: {
    value: `Seite\u00a0${figures.googlePage} in ${amountOf(figures.googleDays, 'Tag', 'Tagen')}`,
    label: 'bei Google',
    condition: 'Für Ihren Namen und Nischen Ihrer Region, sobald Google Sie kennt. Keine Zusage: Über Plätze entscheidet Google.',
    evidence: null,
  },
  monthlyLimit: {
    value: amountOf(offer.monthlyLimit, 'Website', 'Websites'),
    label: 'im Monat, mehr nicht',
    condition: 'Gezählt am Starttag.',
    evidence: null,
  },
  classicDuration: {
    value: amountOf(figures.classicDays, 'Tag', 'Tage'),
    label: 'klassische Entwicklung',
    condition: 'Angenommen: klassisches Projekt derselben Größe, ab dem Starttag.',
    evidence: null,
  },
  funnelRates: {
    value: '1–3\u00a0% und 15–25\u00a0%',
    label: 'Conversion ohne und mit Funnel',
    condition: 'Angenommene Werte für ein Rechenbeispiel, keine Statistik.',
    evidence: null,
  },
} as const satisfies Record<string, Claim>
