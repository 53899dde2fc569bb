import { claims } from '#content/facts/claims.ts'
import { figures } from '#content/facts/figures.ts'
import type { Capability } from '../types.ts'
import { offer } from '#content/facts/offer.ts'
import { amountOf, capitalised, numberWord } from '../format.ts'

/** How many days earlier the AI lane finishes. */
const ahead = figures.classicDays - offer.packages.express.days

/** The section with the anchor #expertise. */
export const solution = {
  heading: { slow: `${capitalised(numberWord(figures.classicDays))} Tage`, fast: `gegen ${numberWord(offer.packages.express.days)}.` },
  lead: 'Gleiche Aufgabe, gleiche Uhr: ab Projektstart. Ihre Inhalte liegen dann bei uns schon bereit.',
  claim: claims.classicDuration,
  race: {
    label: 'Zeitvergleich: klassische Entwicklung gegen Entwicklung mit KI',
    ai: {
      name: 'Entwicklung mit KI',
      ofDays: `von ${offer.packages.express.days}`,
      /** Shown in the AI lane once the blocks have left it. */
      online: `Online seit Tag\u00a0${offer.packages.express.days}`,
      worksFor: (days: number) => `arbeitet seit ${amountOf(days, 'Tagen')}`,
      /** One block per day. */
      blocks: [
        { day: 'Tag\u00a01', text: 'Anforderungen analysiert' },
        { day: 'Tag\u00a02', text: 'Code und Design erzeugt' },
        { day: 'Tag\u00a03', text: 'Leistung optimiert' },
      ],
    },
    traditional: { name: 'Klassische Entwicklung', ofDays: `von ${figures.classicDays}` },
    day: 'Tag',
    /** Before the day in the label of the additional hand on the ruler, which shows the traditional lane's day. */
    railHand: 'Klassisch:',
    /** Status texts of the two lanes. Source: docs/FACTS.md, section 4. */
    texts: {
      ai: ['Analysiert Anforderungen', 'Generiert Code und Design', 'Optimiert die Leistung', 'Fertig. Ihre Website ist online.'],
      traditional: ['Planung', 'Design und Entwicklung', 'Tests und Fehlerbehebung', 'Fast fertig'],
    },
    pause: 'Rennen anhalten',
    resume: 'Rennen fortsetzen',
    replay: 'Noch einmal',
    /** Announced once, when both lanes have finished. */
    result: `Entwicklung mit KI: fertig nach ${amountOf(offer.packages.express.days, 'Tagen')}. Klassische Entwicklung: fertig nach ${amountOf(figures.classicDays, 'Tagen')}.`,
    /** Below the lanes: both durations on one scale. */
    scale: {
      label: 'Im selben Maßstab:',
      strong: `${amountOf(offer.packages.express.days, 'Tage')} warten,`,
      /** Between the measuring lines below the scale. */
      rest: amountOf(ahead, 'Tage'),
      text: `${amountOf(ahead, 'Tage')} online.`,
    },
  },
  traditional: {
    title: 'Klassisch oft so',
    points: [
      'Wochen bis zum ersten Entwurf',
      'Mehrere Dienstleister, Preis nach Aufwand',
      'Suchmaschinen kommen zum Schluss',
      'Jede Korrektur wird verhandelt',
    ],
  },
  ai: {
    title: 'Bei uns so',
    points: [
      'Klickbarer Entwurf am ersten Tag',
      'Eine Ansprechperson, ein Festpreis',
      'Suchmaschinen von Anfang an',
      `${capitalised(numberWord(offer.correctionRounds))} Korrekturrunden inklusive`,
    ],
  },
} as const

/** The three capability cards. */
export const capabilities: readonly Capability[] = [
  {
    title: 'Antwortet, wenn jemand fragt',
    text: 'Menschen fragen ihr Telefon in ganzen Sätzen. Ihre Seite antwortet in einem.',
    picture: 'capability-voice',
  },
  {
    title: 'Schnell ab Werk',
    text: 'Geladen wird nur, was Ihre Seite braucht.',
    picture: 'capability-speed',
  },
  {
    title: 'Eine Frage pro Abschnitt',
    text: 'Erst die Antwort, dann der Knopf.',
    picture: 'capability-sales',
  },
]
