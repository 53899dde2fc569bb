import type { PageCard } from './social-cards.ts'

/** What the preview cards of pages say when someone shares their address. Pages not named here use the card of the start page. */
export const pageCards: Readonly<Record<string, PageCard>> = {
  '/': {
    kind: 'page',
    lines: [
      { pace: 'fast', text: 'Websites in 3\u00a0Tagen' },
      { pace: 'slow', text: 'statt 3\u00a0Monaten' },
    ],
  },
  '/blog': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: 'Für zwischendurch:' },
      { pace: 'fast', text: 'Sechs Texte in Minuten' },
    ],
  },
  '/ueber-mich': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: 'Seit 2016 geübt,' },
      { pace: 'fast', text: 'in 3\u00a0Tagen gebaut.' },
    ],
  },
  '/FunnelActive': {
    kind: 'page',
    lines: [
      { pace: 'slow', text: 'Von hundert Besuchern' },
      { pace: 'fast', text: 'kaufen am Ende fünf.' },
    ],
  },
}
