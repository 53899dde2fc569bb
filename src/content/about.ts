import { bookings } from './navigation.ts'
import { owner } from './owner.ts'
import type { StorySection, TeamMember } from './types.ts'

/** Page /ueber-mich. Source: docs/FACTS.md, section 2. */
export const about = {
  hero: {
    heading: { slow: `Seit ${owner.sinceYear} geübt,`, fast: 'in 3\u00a0Tagen gebaut.' },
    lead: 'Ich gestalte Websites für Menschen, die ihr Angebot selbst erklären können, aber nicht programmieren wollen.',
    photo: 'owner',
    /** Says what is there: a drawing in place of a photo. */
    photoAlt: `Platzhalter für das Porträt von ${owner.name}: gezeichnete Büste aus Strichen`,
  },
  storyHeading: 'Vier Kapitel bis zu drei Tagen',
  quote: { text: 'Ich wollte nie schneller arbeiten. Ich wollte aufhören zu warten.', author: owner.name },
  team: {
    heading: 'Zu dritt, ohne Umwege.',
    lead: 'Sie haben eine Ansprechperson, und an Ihrem Projekt arbeiten drei. Was dazwischen liegt, ist ein Flur und kein Ticketsystem.',
  },
  motivation: {
    heading: 'Was uns antreibt',
    quote: 'Wer etwas Gutes anbietet, soll nicht drei Monate warten müssen, bis andere davon erfahren.',
    /** At the two ends of a scale of ninety days. */
    scale: { lit: 'Tag\u00a03', end: 'Tag\u00a090' },
    points: [
      { title: 'Erst zuhören, dann bauen', text: 'Ein Gespräch von 45\u00a0Minuten erspart zehn Korrekturen.' },
      {
        title: 'Die Maschine schlägt\u00a0vor, wir\u00a0entscheiden',
        text: 'Kein Satz und kein Bild geht online, das nicht ein Mensch geprüft hat.',
      },
      { title: 'Fertig heißt messbar fertig', text: 'Ladezeit, Lesbarkeit, Bedienung: Was wir zusagen, messen wir vor der Übergabe.' },
    ],
  },
  closing: {
    heading: { slow: 'Jetzt kennen Sie mich.', fast: 'Und wer sind Sie?' },
    text: '15\u00a0Minuten am Telefon, kostenlos. Sie\u00a0erzählen, ich\u00a0höre zu.',
    booking: bookings.introduction,
    blog: { label: 'Erst einmal im Blog lesen', href: '/blog' },
  },
} as const

/** The four numbered chapters. The first one is personal and stands in for the owner's own. */
export const storySections: readonly StorySection[] = [
  {
    sample: true,
    number: 1,
    title: 'Wo ich herkomme',
    paragraphs: [
      'Aufgewachsen bin ich über einer kleinen Druckerei. Abends roch der Flur nach Farbe, morgens lagen die fertigen Bögen auf dem Tisch: gestern eine Idee, heute Papier.',
      'Dieses Tempo habe ich später in fast jedem Beruf vermisst.',
    ],
  },
  {
    sample: true,
    number: 2,
    title: '2016: die erste Website',
    paragraphs: [
      'Sie brauchte elf Wochen. Neun davon habe ich gewartet: auf Texte, auf Fotos, auf eine Freigabe aus dem Urlaub. Die Arbeit selbst war in zwei Wochen getan.',
      'Diese Rechnung ging mir nicht mehr aus dem Kopf.',
    ],
  },
  {
    sample: true,
    number: 3,
    title: 'KI, entdeckt durch einen Geschäftspartner',
    paragraphs: [
      'Er zeigte mir an einem Nachmittag, wofür ich eine Woche eingeplant hatte: Rohtexte, Codegerüst, zwanzig Bildvarianten. Gut war das noch nicht. Aber es war da.',
      'Seitdem verbringe ich meine Zeit mit dem Teil, den niemand abkürzen kann: verstehen, auswählen, weglassen.',
    ],
  },
  {
    sample: true,
    number: 4,
    title: 'Das Team heute',
    paragraphs: [
      'Drei Menschen, kurze Wege, ein Kalender. Ich gestalte und halte den Kontakt zu Ihnen, Robin baut die Technik, Kim schreibt.',
      'Wir nehmen höchstens acht Projekte im Monat an, weil jedes seine Tage ungeteilt bekommt.',
    ],
  },
]

/** The three cards of the collaboration section. */
export const team: readonly TeamMember[] = [
  {
    sample: true,
    name: owner.name,
    role: 'Gestaltung und Leitung',
    text: 'Führt das Strategiegespräch, zeichnet, entscheidet und steht am Ende dafür gerade.',
    photo: 'team-1',
    alt: `Platzhalter für das Porträt von ${owner.name}: gezeichnete Büste aus Strichen`,
  },
  {
    sample: true,
    name: 'Robin Falk',
    role: 'Technik und KI',
    text: 'Baut die Werkzeuge, misst die Ladezeit und findet den Fehler, bevor Sie ihn sehen.',
    photo: 'team-2',
    alt: 'Platzhalter für das Porträt von Robin Falk: gezeichnete Büste aus Strichen',
  },
  {
    sample: true,
    name: 'Kim Lorenz',
    role: 'Text und Strategie',
    text: 'Macht aus Ihrem Gespräch Sätze, die man auch am Telefon gern vorgelesen bekommt.',
    photo: 'team-3',
    alt: 'Platzhalter für das Porträt von Kim Lorenz: gezeichnete Büste aus Strichen',
  },
]
