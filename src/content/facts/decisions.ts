import type { Statement, Undecided } from '../types.ts'

/**
 * Decisions that the legal texts leave open, by page. Once a decision is made, remove it from the list, which also removes its box from the
 * page, and adapt the text if needed.
 */
export const undecided: Undecided = {
  '/impressum.html': ['wirtschafts-id'],
  '/agb.html': ['gesamt', 'verbraucher', 'raten', 'garantie-umfang', 'widerruf-pruefen'],
  '/datenschutz.html': ['hoster', 'anfragen-ki', 'kalender', 'profile'],
  '/barrierefreiheit.html': ['ausnahme', 'pruefung'],
}

/** Statements that are not confirmed yet. Remove a statement once it is true, or once its text has been changed so that it is. */
export const unconfirmed: readonly Statement[] = [
  {
    file: 'home/testimonials.ts',
    text: 'Vor der Veröffentlichung gleiche ich sie mit der Rechnung ab',
    what: 'Werden Kundenstimmen wirklich so geprüft (§ 5b Abs. 3 UWG)? Der Satz erscheint, sobald keine Beispielstimme mehr da ist.',
  },
  {
    file: 'facts/owner.ts',
    text: 'sinceYear: 2016',
    what: 'Gestalten Sie seit diesem Jahr Websites? Viele Seiten nennen es.',
  },
  {
    file: 'legal/agb.ts',
    text: 'lassen wir die Einträge Ihrer E-Mail unverändert und leiten alte Adressen Ihrer Website um.',
    what: 'Halten Sie das beim Umzug einer Domain ein? Auch home/faq.ts und home/process.ts sagen es.',
  },
  {
    file: 'home/faq.ts',
    text: 'Wir fotografieren nicht; ohne Fotos gestalten wir mit Schrift und Zeichnungen.',
    what: 'Stimmt, was Sie zu Fotos zusagen?',
  },
  {
    file: 'legal/datenschutz.ts',
    text: 'Umfrage und Messung: ',
    what: 'Fragen Sie Ihre Kundschaft nach der Übergabe, und holen Sie dafür eine Einwilligung ein?',
  },
  {
    file: 'home/hero.ts',
    text: "brand: 'Tischlerei Ahrens'",
    what: 'Die Beispielseiten in den Vorführungen gehören einer erfundenen Trainerin und einer erfundenen Tischlerei. Passen sie zu Ihrem Angebot?',
  },
  {
    file: 'home/hero.ts',
    text: 'für Coaching, Beratung',
    what: 'Stimmt, für wen Sie arbeiten? Auch home/packages.ts und pages.ts nennen Coaches.',
  },
  { file: 'about.ts', text: 'Ich wollte nie schneller arbeiten.', what: 'Das Zitat auf der Seite „Über mich“ bestätigen oder ersetzen.' },
  {
    file: 'about.ts',
    text: ', ohne Umwege.',
    what: 'Stimmt, was die Seite „Über mich“ über das Team sagt?',
  },
  {
    file: 'articles/zukunft-webdesign-ki-webdesigner.md',
    text: 'über einen Geschäftspartner bin ich auf KI gestoßen',
    what: 'Lebenslauf in der Ich-Form bestätigen oder ändern.',
  },
  {
    file: 'articles/3-tage-webseite-ki-revolution.md',
    text: 'Es gibt eine Rechnung, die ich früher ungern gemacht habe.',
    what: 'Erfahrungen in der Ich-Form bestätigen oder ändern.',
  },
  {
    file: 'articles/professionelle-webseite-ki-prozess.md',
    text: 'Frau Vogt',
    what: 'Die erzählte Kundin ist erfunden. Passt das, oder soll ein wirkliches Beispiel dort stehen?',
  },
]
