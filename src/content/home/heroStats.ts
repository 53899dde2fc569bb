import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { aiDays } from '../days.ts'
import { amountOf } from '../format.ts'

/** The three figures below the lead paragraph. */
export const heroStats = [
  { value: claims.moreConversions.value, label: claims.moreConversions.label, claim: claims.moreConversions },
  { value: claims.sitesBuilt.value, label: claims.sitesBuilt.label, claim: claims.sitesBuilt },
  {
    value: amountOf(aiDays, 'Tag', 'Tage'),
    label: `bis ${offer.packages.express.name} online ist`,
    claim: null,
  },
] as const
