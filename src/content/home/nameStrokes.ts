import { offer } from '../facts/offer.ts'
import { handoverWeekday, shortDay } from '../format.ts'
import type { DayOfWeek } from '../format.ts'

/** The visitor's name, drawn by the ruler under the headline. Source: docs/FACTS.md, section 4. */
export const nameStrokes = {
  field: 'Ihr Name oder Ihre Marke',
  /** Beside the empty field. */
  hint: 'Die neunzig Striche zeichnen ihn.',
  /** Text alternative of the picture, announced when it is there. */
  alt: 'Bild Ihres Namens aus neunzig Strichen, drei davon gelb',
  /** After the name: when its website could be online, as long as no start is chosen, and once one is. */
  earliest: (handover: DayOfWeek) => `Frühestens online am ${shortDay(handover)}`,
  chosen: (handover: DayOfWeek) => `Online am ${shortDay(handover)}`,
  /** While the day is unknown. */
  neutral: `Montag fangen wir an, ${handoverWeekday(offer.packages.express.days)} ist die Website online.`,
  save: 'Als Bild speichern',
  fileName: 'neunzig-striche.png',
  note: 'Ihr Name bleibt auf Ihrem Gerät, bis Sie das Bild oder die Adresse dieser Seite verschicken.',
  failed: 'Das Bild ließ sich nicht speichern. Ein Bildschirmfoto zeigt dasselbe.',
  /** To whoever opens such an address. */
  found: 'Mit der ersten Taste steht hier Ihr Name.',
}
