import { offer } from '#content/facts/offer.ts'
import { amountOf } from '../format.ts'
import { bookings } from '../navigation.ts'

/** Page /FunnelActive, around its three tabs. Source: docs/FACTS.md, sections 2, 4 and 9. */
export const funnelPage = {
  hero: {
    heading: { slow: 'Von hundert Besuchern', fast: 'kaufen fünf. In diesem Beispiel.' },
    lead: 'Ein Funnel ist der Weg vom ersten Besuch bis zum Kauf, in Stufen geteilt. Sehen Sie ihm zu. Dann rechnen Sie mit Ihren Zahlen.',
  },
  tabs: {
    label: 'Ansichten des Funnels',
    names: { interactive: 'Interaktiv', visualization: 'Visualisierung', why: 'Warum' },
  },
  closing: {
    heading: { slow: 'Und Ihre hundert Besucher?', fast: 'Rechnen wir nach.' },
    text: `Im Strategiegespräch von ${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')} zeichne ich Ihren Funnel auf. Kostenlos, und den Plan nehmen Sie mit.`,
    booking: bookings.strategy,
    packages: { label: 'Pakete ansehen', href: '/#services' },
  },
} as const
