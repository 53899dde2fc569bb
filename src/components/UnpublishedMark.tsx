import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { GermanDate } from './GermanDate.tsx'
import { styles } from './UnpublishedMark.styles.ts'

/** Marks an article that only development shows, with the reason. */
export function UnpublishedMark({ article: { date, unpublished } }: { article: ArticleMeta }) {
  if (!unpublished) return null
  return (
    <strong css={styles} className="t-yellow">
      {blog.article.unpublished[unpublished]} {unpublished === 'scheduled' && <GermanDate iso={date} />}
    </strong>
  )
}
