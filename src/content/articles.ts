/** An article's metadata: for overviews, heads, feeds and links between articles. */
export interface ArticleMeta {
  /** The name of its file without '.md', and the last part of its URL. */
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly description: string
  /** ISO 8601 date, without time. */
  readonly date: string
  /** ISO 8601 date of the last revision, without time. */
  readonly updated: string
  /** Computed from its length. */
  readonly readMinutes: number
  readonly related: readonly string[]
  /** Why a build leaves it out: it is a draft, or its date is in the future. Only in development. */
  readonly unpublished?: 'draft' | 'scheduled'
}

/** A heading of an article, as shown in its table of contents. */
export interface ArticleHeading {
  readonly id: string
  readonly text: string
  /** 2 for the headings of the text, 3 for those below them, and so on. */
  readonly depth: number
}

/** The body of an article, converted from Markdown at build time, with its short answer before it. */
export interface ArticleBody {
  readonly html: string
  readonly headings: readonly ArticleHeading[]
  /** Whether it contains more than paragraphs, headings, lists, quotations and tables, such as code. */
  readonly isRich: boolean
}

const files = import.meta.glob<{ readonly meta: ArticleMeta; readonly body: ArticleBody } | null>(
  ['./articles/*.md', '#mine/content/articles/*.md'],
  { eager: true, import: 'default' },
)
const bySlug = new Map(Object.values(files).flatMap((article) => (article ? [[article.meta.slug, article] as const] : [])))

/** All articles, newest first. */
export const articles: readonly ArticleMeta[] = [...bySlug.values()]
  .map(({ meta }) => meta)
  .toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date))

/** The article with a slug, or undefined if there is none. */
export function articleBySlug(slug: string): ArticleMeta | undefined {
  return bySlug.get(slug)?.meta
}

/** The body of an article. @throws {Error} if there is none. */
export function articleBody(slug: string): ArticleBody {
  const body = bySlug.get(slug)?.body
  if (!body) throw new Error(`articles: no article '${slug}'`)
  return body
}
