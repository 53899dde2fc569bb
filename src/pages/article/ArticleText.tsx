import { TableOfContents } from '#components/TableOfContents.tsx'
import { builtHtml } from '#components/builtHtml.ts'
import { blog } from '#content/blog.ts'
import { articleBody } from '#content/articles.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { codeStyles, figureStyles, proseStyles, richStyles } from './ArticleText.styles.ts'

/** Table of contents and text of an article. */
export function ArticleText({ article }: { article: ArticleMeta }) {
  const { html, headings, isRich } = articleBody(article.slug)
  return (
    <>
      {headings.length > 0 && <TableOfContents label={blog.article.contents} headings={headings} />}
      <div
        css={isRich ? [proseStyles, figureStyles, codeStyles, richStyles] : proseStyles}
        data-part="prose"
        dangerouslySetInnerHTML={builtHtml(html)}
      />
    </>
  )
}
