import { articleBySlug } from '../content/articles.ts'
import { owner } from '../content/owner.ts'
import { articleIdOf, canonicalPath, pageKindOf } from '../app/routes.ts'
import { pageTexts } from '../content/pages.ts'

/** What the head of a page says of it, to search results, to networks it is shared on and to the browser. */
export interface Head {
  title: string
  description: string
  /** Absolute address; undefined where the page must not be found (faults). */
  canonical?: string
}

/** The head of the page at an address. */
export function headOf(pathname: string): Head {
  const path = canonicalPath(pathname)
  const kind = pageKindOf(path)
  const canonical = `${owner.baseUrl}${path}`
  if (kind === 'article') {
    const article = articleBySlug(articleIdOf(path))
    return article ? { title: article.title, description: article.description, canonical } : pageTexts.missingArticle
  }
  if (kind === 'not-found') return pageTexts.notFound
  const own = pageTexts.byPath[path]
  if (!own) throw new Error(`head: no title for ${path}. Add it to src/content/pages.ts.`)
  return { ...own, canonical }
}
