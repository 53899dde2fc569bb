import { readdirSync } from 'node:fs'

/** The legal pages. */
export const LEGAL: readonly string[] = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html']

/** The articles, one per Markdown file. */
export const ARTICLES: readonly string[] = readdirSync(new URL('../../src/content/articles', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.replace(/\.md$/, '')}`)

/** Every indexable page. */
export const ROUTES: readonly string[] = ['/', '/blog', ...ARTICLES, '/ueber-mich', '/FunnelActive', ...LEGAL]

/** An unknown article and an unknown page, which respond with 404. */
export const FAULTS: readonly string[] = ['/blog/gibt-es-nicht', '/gibt-es-nicht']

/** One page of every kind, with one article standing for all. */
export const KINDS: readonly string[] = [
  '/',
  '/blog',
  '/blog/seo-ki-zeitalter-gefunden-werden',
  '/ueber-mich',
  '/FunnelActive',
  ...LEGAL,
  ...FAULTS,
]
