import { use } from 'react'
import { Contents } from '../../components/Contents.tsx'
import { blog } from '../../content/blog.ts'
import { articleBody } from './articleBody.ts'
import { proseStyles } from './ArticlePage.styles.ts'

/** Contents list and text of an article. Suspends until the text has come. */
export function ArticleText({ slug }: { slug: string }) {
  const { html, headings } = use(articleBody(slug))
  return (
    <>
      <Contents label={blog.article.contents} headings={headings} />
      <div css={proseStyles} className="prose" dangerouslySetInnerHTML={html} />
    </>
  )
}
