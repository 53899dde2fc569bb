import { use } from 'react'
import { TableOfContents } from '../../components/TableOfContents.tsx'
import { blog } from '../../content/blog.ts'
import { articleBody } from './articleBody.ts'
import { proseStyles } from './ArticlePage.styles.ts'

/** Table of contents and text of an article. Suspends until the text has loaded. */
export function ArticleText({ slug }: { slug: string }) {
  const { html, headings } = use(articleBody(slug))
  return (
    <>
      <TableOfContents label={blog.article.contents} headings={headings} />
      <div css={proseStyles} className="prose" data-long-text="" dangerouslySetInnerHTML={html} />
    </>
  )
}
