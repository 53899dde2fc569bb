import { isThere } from './isThere.ts'

/** The page at an unknown URL. */
export const notFound = {
  heading: { fast: 'Tag\u00a0404', slow: 'gibt es in keinem Projekt.' },
  lead: 'Diese Seite wurde verschoben oder nie gebaut. Hier geht es weiter:',
  links: [
    { label: 'Zur Startseite', href: '/' },
    { label: 'Zum Blog', href: '/blog' },
    { label: 'Pakete ansehen', href: '/#services' },
  ].filter(({ href }) => isThere(href)),
  alt: 'Maßband mit einem umgefallenen Strich',
} as const
