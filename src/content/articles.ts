/** An article's metadata: for overviews, heads, feeds and links between articles. */
export interface ArticleMeta {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly description: string
  /** ISO 8601 date, without time. */
  readonly date: string
  /** ISO 8601 date of the last revision, without time. */
  readonly updated: string
  readonly readMinutes: number
  readonly question: string
  readonly answer: string
  readonly related: readonly string[]
  /** Which part of the cover stays visible when it is cropped, as in CSS `object-position`; the centre by default. */
  readonly coverPosition?: string
}

/** A heading of an article, as shown in its table of contents. */
export interface ArticleHeading {
  readonly id: string
  readonly text: string
}

/** The body of an article, converted from Markdown at build time. */
export interface ArticleBody {
  readonly html: string
  readonly headings: readonly ArticleHeading[]
  readonly wordCount: number
}

const metas = import.meta.glob<ArticleMeta>('./articles/*.md', { eager: true, query: '?meta', import: 'default' })
const bodies = import.meta.glob<ArticleBody>('./articles/*.md', { import: 'default' })

/**
 * All articles, newest first. ISO dates are compared as strings: a locale-aware comparison would cost every page with a list of
 * articles a long task while the browser loads its collation data.
 */
export const articles: readonly ArticleMeta[] = Object.values(metas).toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date))

/** The article with a slug, or undefined if there is none. */
export function articleBySlug(slug: string): ArticleMeta | undefined {
  return articles.find((article) => article.slug === slug)
}

/** Fetches the body of an article. Rejects if there is none or the request fails. */
export function loadArticleBody(slug: string): Promise<ArticleBody> {
  const load = bodies[`./articles/${slug}.md`]
  return load ? load() : Promise.reject(new Error(`articles: no article '${slug}'`))
}
