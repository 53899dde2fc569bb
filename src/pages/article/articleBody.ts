import { loadArticleBody } from '../../content/articles.ts'
import type { ArticleBody } from '../../content/articles.ts'

const bodies = new Map<string, Promise<ArticleBody>>()

/** The body of an article; the same promise for the same slug, so that it can be rendered. A failure is tried anew. */
export function articleBody(slug: string): Promise<ArticleBody> {
  const known = bodies.get(slug)
  if (known) return known
  const body = loadArticleBody(slug)
  bodies.set(slug, body)
  body.catch(() => bodies.delete(slug))
  return body
}

/** Fetches the body of an article ahead. A failure shows itself when the article is opened. */
export function preloadArticleBody(slug: string): void {
  articleBody(slug).catch(() => undefined)
}
