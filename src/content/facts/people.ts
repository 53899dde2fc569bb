import { wordsOf } from '../format.ts'
import type { StorySection, TeamMember } from '../types.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'

const dim = (count: number) => Array.from({ length: count }, () => ({ height: 1 }))
const lit = (count: number) => Array.from({ length: count }, () => ({ height: 1, lit: true as const }))

/** The four numbered chapters of the about page. All are samples, to be replaced by the owner's own story. */
export const storySections: readonly StorySection[] = [
  {
    sample: true,
    title: 'Wo ich herkomme',
    paragraphs: [
      'Aufgewachsen bin ich über einer kleinen Druckerei. Abends roch der Flur nach Farbe, morgens lagen die fertigen Bögen auf dem Tisch: gestern eine Idee, heute Papier.',
      'Gelernt habe ich dann Mediengestaltung, zuerst für Papier. Dass etwas über Nacht fertig wird, habe ich seitdem nicht mehr erlebt.',
    ],
    // The story: an idea in the evening, printed the next morning.
    strokes: [{ height: 0.3 }, ...lit(1)],
  },
  {
    sample: true,
    title: `${owner.sinceYear}: die erste Website`,
    paragraphs: [
      'Eine Yogalehrerin aus der Nachbarschaft bekam sie, nach elf Wochen. Neun davon lag sie herum: hinter anderen Projekten, bei der Programmiererin, vor dem nächsten gemeinsamen Termin.',
      'Zwei Wochen Arbeit, neun Wochen Warten.',
    ],
    // The story: nine weeks of waiting, two weeks of work.
    strokes: [...dim(9), ...lit(2)],
  },
  {
    sample: true,
    title: 'KI, entdeckt durch einen Geschäftspartner',
    paragraphs: [
      'Er zeigte mir an einem Nachmittag, wofür ich eine Woche eingeplant hatte: Rohtexte, erster Code, zwanzig Bildvarianten. Gut war das noch nicht. Aber es war da.',
      'Seitdem verbringe ich meine Zeit mit dem Teil, den niemand abkürzen kann: verstehen, auswählen, weglassen.',
    ],
    // The story: half a day of work instead of a week.
    strokes: [{ height: 0.5, lit: true }, ...dim(5)],
  },
  {
    sample: true,
    title: 'Das Team heute',
    paragraphs: [
      'Drei Menschen, kurze Wege, ein Kalender. Ich gestalte und halte den Kontakt zu Ihnen, Robin baut die Technik, Kim schreibt.',
      `Wir beginnen höchstens ${wordsOf(offer.monthlyLimit, 'ein Projekt', 'Projekte')} im Monat. An jedem Projekttag arbeiten wir an Ihrem.`,
    ],
    // The story: three people.
    strokes: lit(3),
  },
]

/** The three cards of the collaboration section. */
export const team: readonly TeamMember[] = [
  {
    sample: true,
    name: owner.name,
    role: 'Gestaltung und Leitung',
    text: 'Führt das Strategiegespräch, zeichnet, entscheidet und steht für das Ergebnis gerade.',
    photo: 'owner',
  },
  {
    sample: true,
    name: 'Robin Falk',
    role: 'Technik und KI',
    text: 'Baut die Technik, misst die Ladezeit und findet den Fehler, bevor Sie ihn sehen.',
    photo: 'team-2',
  },
  {
    sample: true,
    name: 'Kim Lorenz',
    role: 'Text und Strategie',
    text: 'Schreibt aus Ihrem Gespräch Texte, die klingen, wie Sie reden.',
    photo: 'team-3',
  },
]
