import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { aiDays, classicDays } from '../days.ts'
import { phaseDays, phaseNames } from './phases.ts'
import { amountOf, capitalised, numberWord, wordsOf } from '../format.ts'

/** How many days earlier the AI lane finishes. */
const ahead = classicDays - aiDays

/** In figures where the word would be too long for a line on a phone, as 'siebenundsiebzig' is. */
const classic = classicDays % 10 === 0 ? `${capitalised(numberWord(classicDays))} Tage` : amountOf(classicDays, 'Tag', 'Tage')

/** The section with the anchor #expertise. */
export const solution = {
  heading: { slow: classic, fast: `gegen ${numberWord(aiDays)}.` },
  claim: claims.classicDuration,
  race: {
    label: 'Zeitvergleich: klassische Entwicklung gegen Entwicklung mit KI',
    ai: {
      name: 'Entwicklung mit KI',
      ofDays: `von ${aiDays}`,
      /** Shown in the AI lane once the blocks have left it. */
      worksFor: (days: number) => `arbeitet seit ${days === 0 ? 'heute' : amountOf(days, 'Tag', 'Tagen')}`,
      /** One block per phase, named as in the process. */
      blocks: phaseDays.map((days, phase) => ({ days, text: phaseNames[phase] })),
    },
    traditional: { name: 'Klassische Entwicklung', ofDays: `von ${classicDays}` },
    day: 'Tag',
    /** Input of the machines: how many days each lane takes. */
    days: { ai: aiDays, traditional: classicDays },
    /** Status texts of the two lanes. Source: docs/FACTS.md, section 4. */
    texts: {
      ai: ['Analysiert Anforderungen', 'Generiert Code und Design', 'Optimiert die Leistung', 'Fertig. Ihre Website ist online.'],
      traditional: ['Planung', 'Design und Entwicklung', 'Tests und Fehlerbehebung', 'Fast fertig', 'Online'],
    },
    pause: 'Rennen anhalten',
    resume: 'Rennen fortsetzen',
    replay: 'Noch einmal',
    /** Announced once, when both lanes have finished. */
    result: `Entwicklung mit KI: fertig nach ${amountOf(aiDays, 'Tag', 'Tagen')}. Klassische Entwicklung: fertig nach ${amountOf(classicDays, 'Tag', 'Tagen')}.`,
    /** Between the measuring lines below the lanes. */
    rest: amountOf(ahead, 'Tag', 'Tage'),
  },
  traditional: {
    title: 'Klassisch oft so',
    points: ['Entwurf nach Wochen', 'Preis nach Aufwand', 'Google zum Schluss', 'Korrekturen verhandelt'],
  },
  ai: {
    title: 'Bei uns so',
    points: [
      'Entwurf am ersten Tag',
      'Ein Festpreis',
      'Google von Anfang an',
      `${capitalised(wordsOf(offer.corrections.rounds, 'eine Runde Korrekturen', 'Runden Korrekturen'))}`,
    ],
  },
} as const

/** The three capability cards. */
export const capabilities = [
  {
    title: 'Antwortet auf Fragen',
    text: 'Gefragt wird in ganzen Sätzen, geantwortet in wenigen.',
    picture: 'capability-voice',
  },
  {
    title: 'Schnell ab Werk',
    text: 'Geladen wird nur, was Ihre Seite braucht.',
    picture: 'capability-speed',
  },
  {
    title: 'Führt zur Anfrage',
    text: 'Erst die Antwort, dann der Knopf.',
    picture: 'capability-sales',
  },
] as const
