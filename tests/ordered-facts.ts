/**
 * The numbers that the site was ordered to state (docs/FACTS.md, sections 2, 4 and 9), written out once for all tests: tests/built
 * compares the built pages with them, the browser tests the results of what visitors do. If an offer or claim changes, change its
 * line here.
 */
export const ordered = {
  headline: { lit: 'Websites in 3 Tagen ', rest: 'statt 3 Monaten' },
  packages: [
    { id: 'express', name: 'Express', priceEuro: 2997, days: 3, popular: false, support: null },
    { id: 'experience', name: 'Experience', priceEuro: 4997, days: 5, popular: true, support: '5\u00a0Wochen Begleitung' },
    { id: 'ecosystem', name: 'Ecosystem', priceEuro: 7997, days: 7, popular: false, support: '8\u00a0Wochen Premium-Begleitung' },
  ],
  guaranteeDays: 30,
  /** Websites per month. */
  monthlyLimit: 8,
  talkMinutes: { introduction: 15, audit: 30, strategy: 45 },
  classicDays: 90,
  sinceYear: 2016,
  sitesBuilt: 200,
  moreConversionsPercent: 340,
  contractValueEuro: 50_000,
  caseConversionPercent: 180,
  satisfactionPercent: 98,
  rating: 4.9,
  loadTimeSeconds: 2,
  googleDays: 14,
  articles: [
    { slug: 'ki-kreativitaet-individuelle-webseite', readMinutes: 8, date: '5. Oktober 2025' },
    { slug: 'seo-ki-zeitalter-gefunden-werden', readMinutes: 6, date: '2. Oktober 2025' },
    { slug: 'zukunft-webdesign-ki-webdesigner', readMinutes: 9, date: '28. September 2025' },
  ],
} as const

export const [express, , ecosystem] = ordered.packages

/** A number in German notation. */
export const german = (number: number) => number.toLocaleString('de-DE')

/** An amount in euros as written in texts, with a non-breaking space. */
export const inEuros = (amount: number) => `${german(amount)}\u00a0€`
