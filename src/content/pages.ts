import { isThere } from './isThere.ts'
import { owner } from '#content/facts/owner.ts'
import { articles } from './articles.ts'
import { readingTimes } from './blog.ts'
import { offer } from '#content/facts/offer.ts'
import { aiDays, longestDays } from './days.ts'
import { amountOf, capitalised, wordsOf } from './format.ts'
import { lowestPrice } from './prices.ts'

/** Left out where it would be too long for a description: the city. */
const who = `${owner.name} aus ${owner.address.city}`

/** Title and description (70 to 155 characters) of every page that is not an article. The head appends the brand to the title if both have room. */
const byPath: Record<string, { title: string; description: string }> = {
  '/': {
    title: `Website für Coaches in ${amountOf(aiDays, 'Tag', 'Tagen')}, ab ${lowestPrice}`,
    description: `Moderne Websites mit KI, von Menschen geprüft, in ${aiDays} bis ${amountOf(longestDays, 'Arbeitstag', 'Arbeitstagen')} online. Für Coaches, Beratung, Onlinebusiness. ${amountOf(offer.guaranteeDays, 'Tag', 'Tage')} Geld zurück.`,
  },
  '/blog': {
    title: 'Blog: Websites mit KI für Coaches und Beratung',
    description: `Was kostet eine Website für Coaches, wie entsteht sie mit KI, wie finden Google und ChatGPT sie? ${capitalised(wordsOf(articles.length, 'ein Artikel', 'Artikel'))}, je ${readingTimes}.`,
  },
  '/ueber-mich': {
    title: `Über mich: ${owner.name.length <= 28 ? `${owner.name}, ` : ''}Webdesign seit ${owner.sinceYear}`,
    description: `Wer Ihre Website gestaltet: ${who.length <= 40 ? who : owner.name}, vom ersten Projekt ${owner.sinceYear} bis zu Websites, die in wenigen Arbeitstagen stehen.`,
  },
  '/FunnelActive': {
    title: 'Funnel-Demo zum Ausprobieren mit eigenen Zahlen',
    description: `Bewegen Sie den Regler und sehen Sie, wie aus Besuchern Kunden werden. Mit Ihren eigenen Zahlen, einem Vergleich und vier Funnel-Arten im Überblick.`,
  },
  '/impressum.html': {
    title: 'Impressum',
    description:
      'Anbieterkennzeichnung nach §\u00a05 DDG: wer diese Website betreibt, wie Sie uns schnell erreichen und wer für den Inhalt verantwortlich ist.',
  },
  '/agb.html': {
    title: 'Allgemeine Geschäftsbedingungen',
    description:
      'Die Bedingungen für Website-Pakete zum Festpreis: Leistung, Mitwirkung, Preise, Geld-zurück-Garantie, Nutzungsrechte und Widerruf.',
  },
  '/datenschutz.html': {
    title: 'Datenschutzerklärung',
    description:
      'Welche Daten diese Website verarbeitet und welche nicht: kein Server für Formulare, keine Statistikdienste, eine gespeicherte Auswahl.',
  },
  '/barrierefreiheit.html': {
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Wie zugänglich diese Website ist, an welchem Maßstab sie sich misst und wohin Sie sich wenden, wenn etwas nicht funktioniert.',
  },
}

/** Titles and descriptions by path, and those of the pages at unknown URLs. */
export const pageTexts = {
  byPath: Object.fromEntries(Object.entries(byPath).filter(([path]) => isThere(path))),
  notFound: {
    title: 'Tag\u00a0404: Seite nicht gefunden',
    description: 'Diese Seite wurde verschoben oder nie gebaut. Hier finden Sie Wege zurück.',
  },
  missingArticle: {
    title: 'Artikel nicht gefunden',
    description: 'Dieser Artikel konnte nicht gefunden werden. Alle vorhandenen Artikel stehen im Blog.',
  },
}
