import { use, useRef } from 'react'
import { Contents } from '../../components/Contents.tsx'
import { blog } from '../../content/blog.ts'
import { articleBody } from './articleBody.ts'
import { proseStyles } from './ArticlePage.styles.ts'
import { useInnerLinks } from './useInnerLinks.ts'

/** Contents list and text of an article. Suspends until the text has come. */
export function ArticleText({ slug }: { slug: string }) {
  const { html, headings } = use(articleBody(slug))
  const prose = useRef<HTMLDivElement>(null)
  useInnerLinks(prose)
  return (
    <>
      <Contents label={blog.article.contents} headings={headings} />
      <div ref={prose} css={proseStyles} className="prose" dangerouslySetInnerHTML={html} />
    </>
  )
}
