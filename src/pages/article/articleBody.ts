import { articlePath, canonicalPath } from '../../addresses.ts'
import { builtHtml } from '../../components/builtHtml.ts'
import { loadArticleBody } from '../../content/articles.ts'
import type { ArticleBody } from '../../content/articles.ts'

type ReadBody = Pick<ArticleBody, 'html' | 'headings'>

interface ShownBody {
  html: ReturnType<typeof builtHtml>
  headings: ArticleBody['headings']
}

const bodies = new Map<string, Promise<ShownBody>>()

/** The body of an article: always the same promise for a slug, even after a failure, so that it can be used while rendering. */
export function articleBody(slug: string): Promise<ShownBody> {
  const known = bodies.get(slug)
  if (known) return known
  const standing = standingBody(slug)
  const body = standing ? Promise.resolve(marked(standing)) : loadArticleBody(slug).then(marked)
  bodies.set(slug, body)
  return body
}

function marked({ html, headings }: ReadBody): ShownBody {
  return { html: builtHtml(html), headings }
}

/** The body of the prerendered article being hydrated: read from the page instead of fetched again. */
function standingBody(slug: string): ReadBody | undefined {
  if (typeof document === 'undefined' || canonicalPath(location.pathname) !== articlePath(slug)) return
  const prose = document.querySelector('[data-page="article"] .prose')
  if (!prose) return
  const headings = [...prose.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({ id, text: textContent ?? '' }))
  return { html: prose.innerHTML, headings }
}
