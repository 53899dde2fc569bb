/** What is known of an article without its body: for overviews, heads, feeds and links between articles. */
export interface ArticleMeta {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly description: string
  /** ISO 8601 date, without time. */
  readonly date: string
  /** The same, of the last revision. */
  readonly updated: string
  readonly readMinutes: number
  readonly question: string
  readonly answer: string
  readonly related: readonly string[]
  /** Which part of the cover stays in view where it is cut, as for CSS `object-position`; the middle if left out. */
  readonly coverPosition?: string
}

/** A heading of an article, as its contents list shows it. */
export interface ArticleHeading {
  readonly id: string
  readonly text: string
}

/** The body of an article, made from Markdown when the site is built. */
export interface ArticleBody {
  readonly html: string
  readonly headings: readonly ArticleHeading[]
  readonly wordCount: number
}

const metas = import.meta.glob<ArticleMeta>('./articles/*.md', { eager: true, query: '?meta', import: 'default' })
const bodies = import.meta.glob<ArticleBody>('./articles/*.md', { import: 'default' })

/**
 * All articles, the newest first. ISO dates are in order as they stand: comparing them by a language's rules costs every page
 * that lists articles a long task, in which the browser unpacks those rules.
 */
export const articles: readonly ArticleMeta[] = Object.values(metas).toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date))

/** The article of a slug, or undefined where there is none. */
export function articleBySlug(slug: string): ArticleMeta | undefined {
  return articles.find((article) => article.slug === slug)
}

/** Fetches the body of an article. Rejects where there is none or it cannot be fetched. */
export function loadArticleBody(slug: string): Promise<ArticleBody> {
  const load = bodies[`./articles/${slug}.md`]
  return load ? load() : Promise.reject(new Error(`articles: no article '${slug}'`))
}
