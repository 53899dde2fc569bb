import { claims } from '../claims.ts'
import type { IndustryLogo, Testimonial } from '../types.ts'

/** Section 8. */
export const testimonialsSection = {
  heading: { slow: null, fast: 'Sie wollten nicht mehr warten.' },
  average: { text: '4,9 von 5 im Schnitt', claim: claims.rating },
  ratingText: '5 von 5',
  /** How reviews are checked (§ 5b(3) UWG). Which sentence is shown depends on whether a sample is left. */
  verification: {
    sample: 'Beispielstimmen: Namen und Zitate sind erfunden und zeigen nur, wie Kundenstimmen hier stehen werden.',
    real: 'Jede Stimme gehört zu einem abgeschlossenen Projekt. Vor der Veröffentlichung gleiche ich sie mit der Rechnung ab und hole eine schriftliche Freigabe ein.',
  },
  logosLabel: 'Beispiele aus sechs Branchen',
} as const

/** The four reviews. All invented. */
export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    id: 'sander',
    name: 'Miriam Sander',
    role: 'Ernährungsberaterin',
    company: 'Praxis Sander',
    rating: 5,
    text: 'Ich hatte drei Angebote mit zwölf Wochen Laufzeit auf dem Tisch. Nach drei Tagen war ich online und nach zwei Wochen ausgebucht.',
    result: 'Ausgebucht nach 14\u00a0Tagen',
    avatar: 'avatar-1',
  },
  {
    sample: true,
    id: 'keller',
    name: 'Jonas Keller',
    role: 'Vertriebstrainer',
    company: 'Keller Training',
    rating: 5,
    text: 'Endlich eine Seite, die klingt wie ich. Meine Kunden sagen das auch.',
    result: '62\u00a0% mehr Anfragen',
    avatar: 'avatar-2',
  },
  {
    sample: true,
    id: 'demir',
    name: 'Aylin Demir',
    role: 'Gründerin',
    company: 'Kursraum',
    rating: 5,
    text: 'Der Funnel bringt mir jede Woche vier Gespräche. Ohne Werbung.',
    result: '4 Gespräche je Woche',
    avatar: 'avatar-3',
  },
  {
    sample: true,
    id: 'brandt',
    name: 'Thomas Brandt',
    role: 'Tischlermeister',
    company: 'Tischlerei Brandt',
    rating: 5,
    text: 'Kurz, klar, pünktlich. So arbeite ich selbst, und so wollte ich auch beauftragen.',
    result: '180\u00a0% mehr Conversion',
    avatar: 'avatar-4',
  },
]

/** Six invented names, one an industry. `icon` names the stroke mark. */
export const industryLogos: readonly IndustryLogo[] = [
  { sample: true, name: 'Klarkurs', industry: 'Coaching', icon: 'mark-rising', color: 'violett' },
  { sample: true, name: 'Hallberg', industry: 'Beratung', icon: 'mark-lines', color: 'nacht' },
  { sample: true, name: 'Kursraum', industry: 'Onlinekurse', icon: 'mark-play', color: 'violett' },
  { sample: true, name: 'Lindpark', industry: 'Gesundheit', icon: 'mark-bloom', color: 'nacht' },
  { sample: true, name: 'Brandt', industry: 'Handwerk', icon: 'mark-steps', color: 'violett' },
  { sample: true, name: 'Feinladen', industry: 'Onlineshop', icon: 'mark-awning', color: 'nacht' },
]
