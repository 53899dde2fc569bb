import { claims } from '#content/facts/claims.ts'
import { figures } from '#content/facts/figures.ts'
import { bookings } from '../navigation.ts'
import { caseStudies } from '#content/facts/clients.ts'
import { capitalised, wordsOf } from '../format.ts'

/** The section with the anchor #erfolge, inner anchor #case-studies. */
export const success = {
  heading: { slow: `${capitalised(wordsOf(caseStudies.length, 'eine Website', 'Websites'))},`, fast: 'vorher und nachher.' },
  casesLabel: 'Fallstudien',
  labels: { story: 'Vorgeschichte', challenge: 'Ausgangslage', solution: 'Lösung', results: 'Ergebnisse' },
  /** The two websites of the first case, one on top of the other. */
  beforeAfter: {
    before: 'Vorher',
    after: 'Nachher',
    slider: 'Alte Website von der neuen ziehen',
    position: (percent: number) => `${percent}\u00a0% neu, ${100 - percent}\u00a0% alt`,
  },
  /** The counter: only the conversion figure is shown. Source: docs/FACTS.md, section 4. */
  counter: {
    targets: [figures.moreConversionsPercent, figures.contractValueEuro, figures.caseConversionPercent],
    unit: '\u00a0%',
    text: 'mehr Anfragen von gleich vielen Besuchern',
    claim: claims.caseConversion,
  },
  booking: { ...bookings.strategy, label: 'Ihre im Gespräch ansehen' },
} as const
