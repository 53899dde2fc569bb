/** The numbers in advertising claims. All copy takes them from here. */
export const figures = {
  sitesBuilt: 200,
  moreConversionsPercent: 340,
  /** The success stories' counters count to this, `moreConversionsPercent` and `caseConversionPercent`, but show only the last one. */
  contractValueEuro: 50_000,
  caseConversionPercent: 180,
  /** The client whose conversions rose by `caseConversionPercent`. */
  caseClient: 'Tischlerei Brandt',
  satisfactionPercent: 98,
  /** Out of five. */
  rating: { average: 4.9, count: 143, period: '2016 bis 2026' },
  loadTimeSeconds: 2,
  googlePage: 1,
  googleDays: 14,
  classicDays: 90,
} as const
