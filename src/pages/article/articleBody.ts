import { loadArticleBody } from '../../content/articles.ts'
import type { ArticleBody } from '../../content/articles.ts'

const bodies = new Map<string, Promise<ArticleBody>>()
const failed = new Set<string>()

/**
 * The body of an article: the same promise for the same slug, so that it can be rendered.
 * Also after a failure: rendering would otherwise fetch again and again.
 */
export function articleBody(slug: string): Promise<ArticleBody> {
  const known = bodies.get(slug)
  if (known) return known
  const body = loadArticleBody(slug)
  bodies.set(slug, body)
  body.catch(() => failed.add(slug))
  return body
}

/** Fetches the body of an article ahead, and anew where that failed before. A failure shows itself when the article is opened. */
export function preloadArticleBody(slug: string): void {
  if (failed.delete(slug)) bodies.delete(slug)
  articleBody(slug).catch(() => undefined)
}
