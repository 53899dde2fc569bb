import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { GermanDate } from './GermanDate.tsx'

/** Marks an article that only development shows, with the reason. */
export function UnpublishedMark({ article: { date, unpublished } }: { article: ArticleMeta }) {
  if (!unpublished) return null
  return (
    <strong className="badge t-yellow">
      {blog.article.unpublished[unpublished]} {unpublished === 'scheduled' && <GermanDate iso={date} />}
    </strong>
  )
}
