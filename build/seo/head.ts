import { articleBySlug } from '#content/articles.ts'
import { owner } from '#content/facts/owner.ts'
import { pageKindOf } from '#routes.tsx'
import { slugOf } from '#addresses.ts'
import { pageTexts } from '#content/pages.ts'
import { LENGTHS } from './lengths.ts'

/** What the head of a page tells search engines, social networks and the browser. */
export interface Head {
  title: string
  description: string
  /** Absolute URL; undefined if the page must not be indexed (error pages). */
  canonical?: string
  type: 'website' | 'article'
}

/** A title with the brand after it, if search results show both. */
function withBrand(title: string): string {
  const both = `${title} | ${owner.brand}`
  return both.length <= LENGTHS.title.most ? both : title
}

/** The head of the page at a canonical path. */
export function headOf(path: string): Head {
  const kind = pageKindOf(path)
  const article = kind === 'article' ? articleBySlug(slugOf(path)) : undefined
  const texts =
    article ?? (kind === 'article' ? pageTexts.missingArticle : kind === 'not-found' ? pageTexts.notFound : pageTexts.byPath[path])
  if (!texts) throw new Error(`head: no title for ${path}. Add it to src/content/pages.ts.`)
  const { title, description } = texts
  const found = article !== undefined || pageTexts.byPath[path] !== undefined
  return {
    title: article ? title : withBrand(title),
    description,
    type: article ? 'article' : 'website',
    ...(found && { canonical: `${owner.baseUrl}${path}` }),
  }
}
