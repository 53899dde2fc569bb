import { about } from './about.ts'
import { articles } from './articles.ts'
import { capitalised, wordsOf } from './format.ts'
import { headlineBound } from './home/headline.ts'
import type { PageCard } from './types.ts'

const [promise = '', comparison = ''] = headlineBound

/** Copy of the preview cards that social networks show for a shared page, by path. */
export const pageCards: Readonly<Record<string, PageCard>> = {
  '/': {
    kind: 'page',
    lines: [
      { pace: 'fast', text: promise },
      { pace: 'slow', text: comparison },
    ],
  },
  '/blog': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: 'Für zwischendurch:' },
      { pace: 'fast', text: `${capitalised(wordsOf(articles.length, 'ein Text', 'Texte'))} in Minuten` },
    ],
  },
  '/ueber-mich': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: about.hero.heading.slow },
      { pace: 'fast', text: about.hero.heading.fast },
    ],
  },
  '/FunnelActive': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: 'Von hundert Besuchern' },
      { pace: 'fast', text: 'kaufen im Beispiel fünf.' },
    ],
  },
  '/impressum.html': {
    kind: 'page',
    lines: [
      { pace: 'fast', text: 'Impressum:' },
      { pace: 'slow', text: 'wer hier schreibt' },
    ],
  },
  '/agb.html': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: 'Was zwischen uns gilt:' },
      { pace: 'fast', text: 'Geschäftsbedingungen' },
    ],
  },
  '/datenschutz.html': {
    kind: 'page',
    lines: [
      { pace: 'fast', text: 'Datenschutz' },
      { pace: 'slow', text: 'und was hier gespeichert wird' },
    ],
  },
  '/barrierefreiheit.html': {
    kind: 'page',
    lines: [
      { pace: 'fast', text: 'Barrierefreiheit' },
      { pace: 'slow', text: 'und was noch fehlt' },
    ],
  },
}
