import { readdirSync } from 'node:fs'

/** The legal texts. */
export const LEGAL: readonly string[] = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html']

/** The articles: a file each. */
export const ARTICLES: readonly string[] = readdirSync(new URL('../../src/content/articles', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.replace(/\.md$/, '')}`)

/** Every page that can be found. */
export const ROUTES: readonly string[] = ['/', '/blog', ...ARTICLES, '/ueber-mich', '/FunnelActive', ...LEGAL]

/** Addresses that lead nowhere: an unknown article and an unknown page. They answer 404. */
export const FAULTS: readonly string[] = ['/blog/gibt-es-nicht', '/gibt-es-nicht']

/** A page of every kind, with one article for all. */
export const KINDS: readonly string[] = [
  '/',
  '/blog',
  '/blog/seo-ki-zeitalter-gefunden-werden',
  '/ueber-mich',
  '/FunnelActive',
  ...LEGAL,
  ...FAULTS,
]
