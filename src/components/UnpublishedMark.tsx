import { css } from '@emotion/react'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { GermanDate } from './GermanDate.tsx'

const styles = css`
  padding: 0.375rem 0.625rem;
  border-radius: var(--r-1);
  background: var(--yellow-ground);
  color: var(--ink-950);
  font: 600 var(--fs-label) / 1.2 var(--font-display);
`

/** Marks an article that only development shows, with the reason. */
export function UnpublishedMark({ article: { date, unpublished } }: { article: ArticleMeta }) {
  if (!unpublished) return null
  return (
    <strong css={styles} className="unpublished">
      {blog.article.unpublished[unpublished]} {unpublished === 'scheduled' && <GermanDate iso={date} />}
    </strong>
  )
}
