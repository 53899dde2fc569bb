import pictures from 'virtual:pictures'
import { bookings } from './navigation.ts'
import { owner } from '#content/facts/owner.ts'
import { offer } from '#content/facts/offer.ts'
import { storySections, team } from '#content/facts/people.ts'
import { aiDays, classicDays, classicMonths, longestDays } from './days.ts'
import { amountOf, capitalised, numberWord, ordinalWord, wordsOf } from './format.ts'

/** Page /ueber-mich. Source: docs/FACTS.md, section 2. */
export const about = {
  hero: {
    heading: {
      slow: `Seit ${owner.sinceYear} geübt`,
      fast: `für Ihre ${aiDays}\u00a0bis\u00a0${amountOf(longestDays, 'Arbeitstag', 'Arbeitstage')}.`,
    },
    /** The owner's name comes after the first part, the city after the second. */
    lead: [
      'Ich bin ',
      ' aus ',
      ` und gestalte seit ${owner.sinceYear} Websites für Selbständige und kleine Betriebe, damit man sie findet und versteht.`,
    ],
    photo: 'owner',
    /** For structured data. */
    photoSrc: pictures.owner?.src ?? '',
  },
  storyHeading: `${capitalised(wordsOf(storySections.length, 'ein Kapitel', 'Kapitel'))}, dann ${numberWord(aiDays)} Tage`,
  quote: { text: 'Ich wollte nie schneller arbeiten. Ich wollte aufhören zu warten.', author: owner.name },
  team: {
    heading: `${team.length === 1 ? 'Allein' : `Zu ${ordinalWord(team.length).slice(0, -2)}`}, ohne Umwege.`,
    lead:
      team.length === 1
        ? 'Sie haben eine Ansprechperson, und sie ist es auch, die an Ihrem Projekt arbeitet. Dazwischen liegt nichts.'
        : `Sie haben eine Ansprechperson, und zu Ihrem Projekt gehören ${numberWord(team.length)}. Was dazwischenliegt, ist ein Flur und kein Ticketsystem.`,
  },
  motivation: {
    heading: 'Was uns antreibt',
    quote: `Wer etwas Gutes anbietet, soll nicht ${wordsOf(classicMonths, 'einen Monat', 'Monate')} warten müssen, bis andere davon erfahren.`,
    /** Labels above the ninety-day scale: for the lit days at its start, and for its end. */
    scale: { lit: `Tag\u00a0${aiDays}`, end: `Tag\u00a0${classicDays}` },
    points: [
      {
        title: 'Erst zuhören, dann bauen',
        text: `${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')} frage ich. Gebaut wird danach.`,
      },
      {
        title: 'Die Maschine schlägt\u00a0vor, wir\u00a0entscheiden',
        text: 'Jeden Satz und jedes Bild prüft ein Mensch, bevor es online geht.',
      },
      {
        title: 'Fertig heißt messbar fertig',
        text: 'Vor der Übergabe messen wir die Ladezeit und prüfen Lesbarkeit und Bedienung.',
      },
    ],
  },
  closing: {
    heading: { slow: 'Jetzt kennen Sie mich.', fast: 'Und wer sind Sie?' },
    text: `${amountOf(offer.talkMinutes.introduction, 'Minute', 'Minuten')} Gespräch, kostenlos. Sie\u00a0erzählen, ich\u00a0höre zu.`,
    booking: bookings.introduction,
    blog: { label: 'Erst einmal im Blog lesen', href: '/blog' },
  },
} as const
