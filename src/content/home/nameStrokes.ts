import { offer } from '#content/facts/offer.ts'
import { aiDays, classicDays } from '../days.ts'
import { capitalised, handoverOn, numberWord, shortDay, workdayName } from '../format.ts'
import type { DayOfWeek } from '../format.ts'

/**
 * The strokes that draw a name: those of the ruler, but at least ninety, because fewer would not draw letters. The lit ones are those of the
 * smallest package's days.
 */
const strokes = Math.max(90, classicDays)
const lit = aiDays

/** The visitor's name, drawn with the strokes of the ruler under the headline. Source: docs/FACTS.md, section 4. */
export const nameStrokes = {
  /** Input of the machine. */
  strokes: { all: strokes, lit },
  field: 'Ihr Name oder Ihre Marke',
  /** Beside the field while it is empty. */
  hint: `${capitalised(numberWord(strokes))} Striche zeichnen, was Sie eintippen.`,
  /** Text alternative of the picture of the visitor's own name, announced once the name is drawn, and of a name from the address. */
  alt: `Bild Ihres Namens aus ${numberWord(strokes)} Strichen, ${numberWord(lit)} davon gelb`,
  altOf: (name: string) => `„${name}“, gezeichnet aus ${numberWord(strokes)} Strichen, ${numberWord(lit)} davon gelb`,
  /**
   * After the name: the date on which the website could be online. `earliest` is used until the visitor has chosen a start, `chosen`
   * afterwards.
   */
  earliest: (handover: DayOfWeek) => `Frühestens online am ${shortDay(handover)}`,
  chosen: (handover: DayOfWeek) => `Online am ${shortDay(handover)}`,
  /** Shown until the current day is known. */
  neutral: `${workdayName(offer.startWeekday)} fangen wir an, ${handoverOn(offer.startWeekday, aiDays)} ist die Website online.`,
  copy: 'Link kopieren',
  copyFailed: 'Kopieren ging nicht. Der Link steht in der Adresszeile.',
  save: 'Als Bild speichern',
  /** On touch devices, where one button shares the picture and the link. */
  share: 'Teilen',
  /** At the foot of the saved picture. */
  claim: `In ${numberWord(strokes)} Strichen. ${capitalised(numberWord(lit))} reichen.`,
  fileName: `${numberWord(strokes).replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ß', 'ss')}-striche.png`,
  /** Beside the field once a name is drawn. */
  note: 'Ihr Name bleibt auf Ihrem Gerät, bis Sie ihn teilen.',
  failed: 'Das Bild ließ sich nicht speichern. Ein Bildschirmfoto zeigt dasselbe.',
  /** For visitors who open a URL that contains a name. */
  found: (name: string) => `${name} in ${numberWord(strokes)} Strichen. Und Ihr Name?`,
}
