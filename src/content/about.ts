import { bookings } from './navigation.ts'
import { owner } from '#content/facts/owner.ts'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { storySections, team } from '#content/facts/people.ts'
import { amountOf, capitalised, numberWord } from './format.ts'

/** Page /ueber-mich. Source: docs/FACTS.md, section 2. */
export const about = {
  hero: {
    heading: { slow: `Seit ${owner.sinceYear} geübt.`, fast: `Ihre steht in ${amountOf(offer.packages.express.days, 'Tagen')}.` },
    lead: 'Ich gestalte Websites für Menschen, die ihr Angebot selbst erklären können, aber nicht programmieren wollen.',
    photo: 'owner',
  },
  storyHeading: `${capitalised(numberWord(storySections.length))} Kapitel, dann ${numberWord(offer.packages.express.days)} Tage`,
  quote: { text: 'Ich wollte nie schneller arbeiten. Ich wollte aufhören zu warten.', author: owner.name },
  team: {
    heading: 'Zu dritt, ohne Umwege.',
    lead: `Sie haben eine Ansprechperson, und an Ihrem Projekt arbeiten ${numberWord(team.length)}. Was dazwischen liegt, ist ein Flur und kein Ticketsystem.`,
  },
  motivation: {
    heading: 'Was uns antreibt',
    quote: 'Wer etwas Gutes anbietet, soll nicht drei Monate warten müssen, bis andere davon erfahren.',
    /** Labels above the ninety-day scale: for the lit days at its start, and for its end. */
    scale: { lit: `Tag\u00a0${offer.packages.express.days}`, end: `Tag\u00a0${figures.classicDays}` },
    points: [
      {
        title: 'Erst zuhören, dann bauen',
        text: `${amountOf(offer.talkMinutes.strategy, 'Minuten')} frage ich. Gebaut wird danach.`,
      },
      {
        title: 'Die Maschine schlägt\u00a0vor, wir\u00a0entscheiden',
        text: 'Jeden Satz und jedes Bild prüft ein Mensch, bevor es online geht.',
      },
      {
        title: 'Fertig heißt messbar fertig',
        text: 'Ladezeit, Lesbarkeit, Bedienung: Was wir uns vornehmen, messen wir vor der Übergabe.',
      },
    ],
  },
  closing: {
    heading: { slow: 'Jetzt kennen Sie mich.', fast: 'Und wer sind Sie?' },
    text: `${amountOf(offer.talkMinutes.introduction, 'Minuten')} am Telefon, kostenlos. Sie\u00a0erzählen, ich\u00a0höre zu.`,
    booking: bookings.introduction,
    blog: { label: 'Erst einmal im Blog lesen', href: '/blog' },
  },
} as const
