/** The numbers of the claims. Texts that say one take it from here. */
export const figures = {
  sitesBuilt: 200,
  moreConversionsPercent: 340,
  /** The three counters of the success stories count to the case studies' figures; the last is the one shown. */
  contractValueEuro: 50_000,
  caseConversionPercent: 180,
  /** Whose conversion that is. */
  caseClient: 'Tischlerei Brandt',
  satisfactionPercent: 98,
  /** Out of five. */
  rating: 4.9,
  loadTimeSeconds: 2,
  googlePage: 1,
  googleDays: 14,
  classicDays: 90,
} as const
