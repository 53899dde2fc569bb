import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { vatTexts } from '../vat.ts'
import { auditName } from '../navigation.ts'
import { auditLink, contactLink } from './contactLinks.ts'
import { aiDays, classicDays } from '../days.ts'
import { amountOf, handoverOn, workdayName } from '../format.ts'
import { lowestPrice } from '../prices.ts'

/** The section with the anchor #start. Source: docs/FACTS.md, sections 2 and 4. */
export const hero = {
  /** The line above the headline; the price is emphasised. */
  audience: {
    price: `Websites zum Festpreis ab ${lowestPrice}${vatTexts(owner.vat).suffix}`,
    forWhom: 'für Coaching, Beratung, Onlinebusiness, Selbständige und kleine Betriebe',
  },
  lead: `Webdesign mit KI: ${workdayName(offer.startWeekday)} fangen wir an, ${handoverOn(offer.startWeekday, aiDays)} ist Ihre Website online, von Menschen gestaltet, bereit für Google und Sprachsuche.`,
  actions: {
    primary: { label: 'KI-Website starten', href: contactLink },
    /** Selects the audit in the contact form. */
    secondary: { label: `Kostenloses ${auditName}`, href: auditLink },
    /** What happens after the first call to action. The page inserts the owner's name between the two parts. */
    next: [`Zwei Minuten Anfrage, ${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')} Gespräch mit`, ', dann Ihr Angebot.'],
  },
  /** Ends of the ruler, which has a stroke for every day of a traditional project. */
  ruler: {
    start: { title: `Tag\u00a0${aiDays}`, text: 'Ihre Website ist online.' },
    end: { title: `Tag\u00a0${classicDays}`, text: 'Klassisch (angenommen)' },
    /** Input of the machine of the slider: its range in days. */
    range: { firstDay: aiDays, lastDay: classicDays },
    /** Text alternative of the ruler. */
    alt: `Maßband über ${amountOf(classicDays, 'Tag', 'Tage')}: Nach ${amountOf(aiDays, 'Tag', 'Tagen')} ist Ihre Website online, für ein klassisches Projekt sind ${amountOf(classicDays, 'Tag', 'Tage')} angenommen.`,
    /** Stands before the day's number in the label at the pointer. */
    day: 'Tag',
    slider: 'Tag auf dem Maßband',
    /** Text in the space that the slider frees by narrowing the headline. */
    saved: (days: number) => `${amountOf(days, 'Tag', 'Tage')} gespart`,
  },
  demos: {
    label: 'So arbeitet die KI',
    pause: 'Wechsel der Vorführungen anhalten',
    resume: 'Wechsel der Vorführungen fortsetzen',
    code: {
      linesLabel: 'Zeilen generiert',
      alt: 'Beispielseite, die Zeile für Zeile entsteht',
      page: 'Website von Lena Albrecht, Business-Coaching: Mit jeder Zeile kommt ein Stück dazu',
      texts: { done: 'Website komplett generiert!' },
    },
    build: {
      step: 'Schritt',
      timeOf: 'von 3,0\u00a0Sekunden',
      alt: 'Entwurf einer Website, der in fünf Schritten fertig wird',
      texts: { done: 'Fertig in {seconds} Sekunden!', ready: 'Ihre KI-Website ist bereit!' },
    },
    particles: {
      word: 'Wort',
      choose: 'Wort wählen',
    },
  },
} as const

/** The steps of the build demo, in order: wireframe, design, content, image optimisation, finish. */
export const buildSteps = ['Wireframe', 'Design', 'Inhalte', 'Bildoptimierung', 'Feinschliff'] as const

/** Copy of the small website in the build demo. */
export const buildPreview = {
  brand: 'Tischlerei Ahrens',
  headline: 'Gebaut, nicht gesteckt.',
  text: 'Möbel aus Massivholz, gezeichnet und gefertigt in Rosenheim.',
  button: 'Aufmaß anfragen',
  sections: ['Küchen', 'Möbel', 'Werkstatt'],
} as const

/** Words of the particle canvas. Source: docs/FACTS.md, section 2. */
export const particleWords = ['KI', 'Tempo', 'Qualität', 'Persönlichkeit'] as const

/** The sample page that the code demo reveals: 26 lines, a small valid document. Source: docs/FACTS.md, section 4. */
export const sampleHtmlLines = [
  '<!doctype html>',
  '<html lang="de">',
  '<head>',
  '  <meta charset="utf-8">',
  '  <meta name="viewport" content="width=device-width">',
  '  <title>Business-Coaching · Lena Albrecht</title>',
  '  <meta name="description" content="Führung mit Ruhe">',
  '  <link rel="stylesheet" href="albrecht.css">',
  '</head>',
  '<body>',
  '  <header>',
  '    <a href="/">Lena Albrecht</a>',
  '  </header>',
  '  <main>',
  '    <h1>Führen, ohne lauter zu werden.</h1>',
  '    <p>Coaching für Teams im Wandel.</p>',
  '    <a href="#termin">Erstgespräch buchen</a>',
  '    <section id="angebot">',
  '      <h2>Angebot</h2>',
  '      <p>Einzelcoaching, Teamtag, Begleitung.</p>',
  '    </section>',
  '    <p id="termin">Montags ab 8 Uhr ist Platz.</p>',
  '  </main>',
  '  <footer>Köln und online</footer>',
  '</body>',
  '</html>',
] as const

/** What has been reached at the end of a day of the build: after no third of it, one, two, and at its end. */
const REACHED = ['Das Konzept entsteht', 'Das Konzept steht', 'Die Gestaltung ist freigegeben', 'Ihre Website ist online'] as const

/** What happens in a traditional project before it is online on day 90, each with the last day on which it does. */
const HAPPENS: readonly (readonly [toDay: number, text: string])[] = [
  [7, 'Das erste Briefing'],
  [11, 'Zwei Rückfragen zum Briefing'],
  [15, 'Briefing, zweite Fassung'],
  [19, 'Der Seitenplan'],
  [22, 'Briefing, dritte Fassung'],
  [26, 'Farben und Schriften'],
  [31, 'Wireframes in Grau'],
  [36, 'Der erste Entwurf'],
  [40, 'Korrekturen am Entwurf'],
  [44, 'Doch wieder der erste Entwurf'],
  [49, 'Die Programmierung beginnt'],
  [53, 'Seite für Seite gebaut'],
  [59, 'Die erste Testversion'],
  [64, 'Auf dem Telefon verrutscht'],
  [69, 'Fehlerliste mit 41 Punkten'],
  [76, 'Korrekturschleife'],
  [83, 'Fast fertig, bis auf 17 Punkte'],
  [87, 'Fast fertig'],
  [89, 'Die Abnahme'],
]

/**
 * The label that the ruler shows for a day, from 1 to the last. The days of the smallest package describe our work, later days a
 * traditional project, of whatever length. Both are counted from the start of the project.
 */
export function dayLabel(day: number): string {
  if (day <= aiDays) return REACHED[Math.floor((3 * day) / aiDays)] ?? ''
  return HAPPENS.find(([toDay]) => day <= Math.round((toDay * (classicDays - 1)) / 89))?.[1] ?? 'Online'
}
