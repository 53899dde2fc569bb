import { existsSync } from 'node:fs'
import { articlesToPublish } from '#build/articles/sources.ts'
import { sections } from '#content/home/sections.ts'
import { DIST } from '#paths'

/** The anchors of the sections of the home page, in order. */
export const SECTIONS: readonly string[] = sections.map(({ id }) => id)

/** The legal pages. */
export const LEGAL: readonly string[] = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html']

/** The published articles, one per Markdown file. */
export const ARTICLES: readonly string[] = [...articlesToPublish('.').keys()]
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.replace(/\.md$/, '')}`)

/** One article, for tests of what all articles have in common. */
export const ARTICLE = ARTICLES[0]!

/** The funnel page, if the site that was built has it. */
export const FUNNEL: readonly string[] = existsSync(`${DIST}/FunnelActive.html`) ? ['/FunnelActive'] : []

/** Every indexable page. */
export const ROUTES: readonly string[] = ['/', '/blog', ...ARTICLES, '/ueber-mich', ...FUNNEL, ...LEGAL]

/** An unknown address, to which the server responds with status 404. */
export const NOT_FOUND = '/gibt-es-nicht'

/** One page of every kind: the legal pages share a component, and so do the error pages. */
export const KINDS: readonly string[] = ['/', '/blog', ARTICLE, '/ueber-mich', ...FUNNEL, '/datenschutz.html', NOT_FOUND]
