import { figures } from '#content/facts/figures.ts'
import type { DayLabel } from '../types.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { vatTexts } from '../vat.ts'
import { auditOffer } from '../navigation.ts'
import { auditLink } from './contactLinks.ts'
import { amountOf, euro, workdayName } from '../format.ts'

/** The section with the anchor #start. Source: docs/FACTS.md, sections 2 and 4. */
export const hero = {
  /** The line above the headline; the price is emphasised. */
  audience: {
    price: `Websites zum Festpreis ab ${euro(Math.min(...Object.values(offer.packages).map(({ priceEuro }) => priceEuro)))}`,
    forWhom: 'für Coaching, Beratung, Online-Business, Selbständige und kleine Betriebe',
  },
  lead: `${workdayName(offer.startWeekday)} fangen wir an, ${workdayName(offer.startWeekday, offer.packages.express.days)} sind Sie online: von Menschen gestaltet, KI\u2011beschleunigt, bereit für Google und Sprachsuche.`,
  actions: {
    primary: { label: 'KI-Website starten', href: '#kontakt' },
    /** Selects the audit in the contact form. */
    secondary: { label: auditOffer, href: auditLink },
    /** What happens after the first call to action. The page inserts the owner's name between the two parts. */
    next: [`Zwei Minuten Anfrage, ${amountOf(offer.talkMinutes.strategy, 'Minuten')} Gespräch mit`, ', dann Ihr Angebot.'],
    terms: `${vatTexts(owner.vat).note} ${amountOf(offer.guaranteeDays, 'Tage')} Geld zurück, ohne Begründung. Die Website geht dann vom Netz.`,
  },
  /** Ends of the 90-day ruler. */
  ruler: {
    start: { title: `Tag\u00a0${offer.packages.express.days}`, text: 'Ihre Website ist online.' },
    end: { title: `Tag\u00a0${figures.classicDays}`, text: 'Klassisch (angenommen)' },
    /** Text alternative of the ruler. */
    alt: `Maßband über ${amountOf(figures.classicDays, 'Tage')}: Nach ${amountOf(offer.packages.express.days, 'Tagen')} ist Ihre Website online, für ein klassisches Projekt sind ${amountOf(figures.classicDays, 'Tage')} angenommen.`,
    /** Stands before the day's number in the label at the pointer. */
    day: 'Tag',
    slider: 'Tag auf dem Maßband',
    /** Text in the space that the slider frees by narrowing the headline. */
    saved: (days: number) => `${amountOf(days, days === 1 ? 'Tag' : 'Tage')} gespart`,
  },
  panel: {
    label: 'So arbeitet die KI',
    pause: 'Wechsel anhalten',
    resume: 'Wechsel fortsetzen',
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
      hint: 'Bewegen Sie die Maus durch das Wort',
      touchHint: 'Fahren Sie mit dem Finger durch das Wort',
    },
  },
} as const

/** The steps of the build demo, in order: wireframe, design, content, image optimisation, finish. */
export const buildSteps = ['Wireframe', 'Design', 'Inhalte', 'Bildoptimierung', 'Feinschliff'] as const

/** Copy of the small website in the build demo. */
export const buildPreview = {
  brand: 'Lena Albrecht',
  headline: 'Führen, ohne lauter zu werden.',
  text: 'Coaching für Teams im Wandel. In Köln und online.',
  button: 'Erstgespräch buchen',
  sections: ['Angebot', 'Ablauf', 'Stimmen'],
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

/**
 * Labels that the ruler shows under the pointer. Every day from 1 to 90 belongs to exactly one label. Days 1 to 3 describe our work, later
 * days a traditional project. Both are counted from the start of the project.
 */
export const dayLabels: readonly DayLabel[] = [
  { fromDay: 1, toDay: 1, text: 'Das Konzept steht' },
  { fromDay: 2, toDay: 2, text: 'Die Gestaltung ist freigegeben' },
  { fromDay: 3, toDay: 3, text: 'Ihre Website ist online' },
  { fromDay: 4, toDay: 7, text: 'Termin fürs Kick-off gesucht' },
  { fromDay: 8, toDay: 11, text: 'Kick-off mit neun Leuten' },
  { fromDay: 12, toDay: 15, text: 'Zwei Rückfragen, ein Urlaub' },
  { fromDay: 16, toDay: 19, text: 'Workshop mit Haftnotizen' },
  { fromDay: 20, toDay: 22, text: 'Briefing, dritte Fassung' },
  { fromDay: 23, toDay: 26, text: 'Wer hat das Logo als Datei?' },
  { fromDay: 27, toDay: 31, text: 'Wireframes in Grau' },
  { fromDay: 32, toDay: 36, text: 'Der erste Entwurf' },
  { fromDay: 37, toDay: 40, text: 'Der zweite Entwurf' },
  { fromDay: 41, toDay: 44, text: 'Doch wieder der erste Entwurf' },
  { fromDay: 45, toDay: 49, text: 'Die Programmierung beginnt' },
  { fromDay: 50, toDay: 53, text: 'Warten auf Texte' },
  { fromDay: 54, toDay: 59, text: 'Die erste Testversion' },
  { fromDay: 60, toDay: 64, text: 'Warten auf Fotos' },
  { fromDay: 65, toDay: 69, text: 'Fehlerliste mit 41 Punkten' },
  { fromDay: 70, toDay: 76, text: 'Korrekturschleife' },
  { fromDay: 77, toDay: 83, text: 'Fast fertig, bis auf 17 Punkte' },
  { fromDay: 84, toDay: 87, text: 'Fast fertig' },
  { fromDay: 88, toDay: 89, text: 'Freigabe durch alle Beteiligten' },
  { fromDay: 90, toDay: 90, text: 'Online' },
]

/** What happens on a day, 1 to 90. */
export function dayLabel(day: number): string {
  return dayLabels.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay)?.text ?? ''
}
