/**
 * The typefaces of the site, by use. To replace one, put its variable WOFF2 next to this file and change `name` and `files`:
 * `build/typefaces.ts` subsets it to what a German site needs, declares it and measures its fallbacks.
 *
 * The first file holds the characters of German pages. Later files are fetched only when a page shows one of their letters.
 */
export const families = {
  display: {
    name: 'Special Gothic',
    files: ['special-gothic-de.woff2', 'special-gothic-latin.woff2', 'special-gothic-latin-ext.woff2'],
  },
  text: {
    name: 'Instrument Sans',
    files: ['instrument-sans-de.woff2', 'instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'],
  },
  /** The code panel. */
  code: {
    name: 'Geist Mono',
    files: ['geist-mono-de.woff2'],
  },
  /** Used only in the mock-up of a client's website. */
  mockup: {
    name: 'Instrument Serif',
    files: ['instrument-serif-de.woff2'],
  },
} as const
