import { mails } from './mails.ts'
import { owner } from '#content/facts/owner.ts'
import { articles } from './articles.ts'
import { capitalised, numberWord, wordsOf } from './format.ts'

const minutes = articles.map(({ readMinutes }) => readMinutes)
const [shortest, longest] = [Math.min(...minutes), Math.max(...minutes)]
/** How long the articles take to read: fünf bis neun Minuten. */
export const readingTimes =
  (shortest === longest ? '' : `${shortest === 1 ? 'eine' : numberWord(shortest)} bis `) + wordsOf(longest, 'eine Minute', 'Minuten')

/** Pages /blog and /blog/{articleId}. The articles themselves live in ./articles. */
export const blog = {
  overview: {
    heading: {
      slow: `${capitalised(wordsOf(articles.length, 'ein Artikel', 'Artikel'))} über Websites mit KI,`,
      fast: `je ${readingTimes}.`,
    },
    lead: 'Was die Maschine übernimmt, was Handarbeit bleibt und was das kostet.',
    read: 'Artikel lesen',
  },
  article: {
    readTimeSuffix: 'Lesezeit',
    /** After the author's name. */
    author: `Gestaltet Websites seit ${owner.sinceYear}.`,
    /** Before the date of the last revision. */
    updated: 'aktualisiert am',
    /** Mark of an article that only development shows. The date of the second follows it. */
    unpublished: { draft: 'Entwurf', scheduled: 'Erscheint am' },
    /** After the number of minutes. */
    minutes: 'Min',
    contents: 'In diesem Artikel',
    related: 'Dazu passt',
    /** The previous and the next article. */
    neighbours: 'Nachbarn im Blog',
    previous: 'Davor erschienen',
    next: 'Danach erschienen',
    allArticles: 'Alle Artikel ansehen',
    /** Text beside the ruler on the left edge, which counts minutes on article pages. */
    ruler: { unit: 'min', of: 'von' },
  },
  /** Title and description in feed readers. The brand precedes the title. */
  feed: { title: 'Blog', description: 'Artikel für Coaches und Beratung über Websites, die mit KI entstehen.' },
  share: {
    heading: 'Artikel teilen',
    copy: 'Link kopieren',
    share: 'Teilen …',
    /** Label of the URL, which is shown if copying fails. */
    address: 'Adresse des Artikels',
    texts: {
      shared: 'Geteilt. Danke!',
      copied: 'Link kopiert.',
      failed: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.',
    },
  },
  newsletter: {
    heading: 'Neue Artikel per E-Mail.',
    text: 'Eine E-Mail, wenn ein neuer Artikel erscheint. Sonst nichts. Abmelden geht mit einer kurzen Antwort.',
    label: 'E-Mail',
    placeholder: 'name@firma.example',
    action: 'Anmeldung öffnen',
    /** The link that replaces the field without JavaScript. */
    byMail: 'Anmeldung als E-Mail schreiben',
    /** Before the visitor sends anything: what will happen, and on what terms. */
    note: 'Der Knopf öffnet Ihr E-Mail-Programm mit einer fertigen Anmeldung. Aufgenommen werden Sie erst, wenn Sie die E-Mail absenden und die Antwort darauf bestätigen.',
    privacy: { label: 'Datenschutz', href: '/datenschutz.html#newsletter' },
    copy: 'Text kopieren',
    sendTo: `Empfänger: ${owner.email}`,
    texts: {
      /** Source: docs/FACTS.md, section 5. */
      alert: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      handedOver:
        'Ihr E-Mail-Programm öffnet sich mit der fertigen Anmeldung. Öffnet sich nichts, kopieren Sie den Text und senden Sie ihn selbst.',
      mail: mails.newsletter,
    },
  },
} as const

export type BlogTexts = typeof blog

/** The page at an unknown article URL. Its copy is prescribed by docs/FACTS.md, section 2. */
export const fallbackArticle = {
  title: 'Artikel nicht gefunden',
  readTime: '0 Min',
  date: 'Unbekannt',
  author: 'Unbekannt',
  content: 'Dieser Artikel konnte nicht gefunden werden.',
}
