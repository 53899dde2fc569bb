import type { PageCard } from '../pictures/social-cards.ts'

/** What the preview cards of pages say when someone shares their address, by path. */
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
  '/impressum.html': {
    kind: 'page',
    lines: [
      { pace: 'fast', text: 'Impressum' },
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
      { pace: 'slow', text: 'und wie sie geprüft ist' },
    ],
  },
}
