/** The page at an unknown URL. */
export const notFound = {
  heading: { fast: 'Tag\u00a0404', slow: 'gibt es in keinem Projekt.' },
  lead: 'Diese Seite wurde verschoben oder nie gebaut. Drei Wege zurück:',
  links: [
    { label: 'Zur Startseite', href: '/' },
    { label: 'Zum Blog', href: '/blog' },
    { label: 'Pakete ansehen', href: '/#services' },
  ],
  alt: 'Maßband mit einem umgefallenen Strich',
} as const
