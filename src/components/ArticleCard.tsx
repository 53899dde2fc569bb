import { styles } from './ArticleCard.styles.ts'
import { Row, Split } from './Layout.tsx'
import { Link } from './Link.tsx'
import { articlePath } from '#addresses.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { coverOfArticle } from '#pictures/names.ts'
import { GermanDate } from './GermanDate.tsx'
import { ReadingTime } from './ReadingTime.tsx'
import { Picture } from './Picture.tsx'
import { UnpublishedMark } from './UnpublishedMark.tsx'

interface ArticleCardProps {
  article: ArticleMeta
  /** Width of the cover on the page, as in `<img sizes>`. */
  sizes: string
  eager?: boolean
  headingLevel?: 2 | 3
  /** Whether the card is as wide as the page. */
  wide?: boolean
}

/** An article as a card. A click anywhere on it opens the article. */
export function ArticleCard({ article, sizes, eager = false, headingLevel = 2, wide = false }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article css={styles}>
      <Split columns={wide ? '1fr 1fr' : '1fr'} from="tablet" align="end" gap={1}>
        <div className="screen-only" data-part="cover">
          <Picture name={coverOfArticle(article.slug)} alt="" sizes={sizes} eager={eager} />
        </div>
        <div>
          <Row className="label" align="end">
            <ReadingTime minutes={article.readMinutes} text={`${article.readMinutes}\u00a0${blog.article.minutes}`} />
            <GermanDate iso={article.date} />
            <UnpublishedMark article={article} />
          </Row>
          <Heading className={wide ? 'h2 beside' : 'h3'}>
            <Link href={articlePath(article.slug)}>{article.title}</Link>
          </Heading>
          <p className="quiet">{article.excerpt}</p>
        </div>
      </Split>
    </article>
  )
}
