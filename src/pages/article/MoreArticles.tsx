import { Link } from '#components/Link.tsx'
import { articlePath } from '#addresses.ts'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { Icon } from '#components/Icon.tsx'
import { Grid, Split } from '#components/Layout.tsx'
import { Heading, Section } from '#components/Section.tsx'
import { articleBySlug, articles } from '#content/articles.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { styles } from './MoreArticles.styles.ts'

/** What to read after an article: related articles, and the previous and the next article by date. */
export function MoreArticles({ article }: { article: ArticleMeta }) {
  const related = article.related.map(articleBySlug).filter((found) => found !== undefined)
  const index = articles.indexOf(article)
  if (related.length === 0 && articles.length < 2) return null
  return (
    <Section ground="lilac" className="screen-only" styles={styles} {...(related.length > 0 && { labelledBy: 'dazu-passt' })}>
      {related.length > 0 && <Related articles={related} />}
      <Grid as="nav" min="16rem" above={4} aria-label={blog.article.neighbours}>
        <Neighbour article={articles[index + 1]} direction="previous" /> <Neighbour article={articles[index - 1]} direction="next" />
      </Grid>
    </Section>
  )
}

function Related({ articles: related }: { articles: readonly ArticleMeta[] }) {
  return (
    <>
      <Heading id="dazu-passt" text={blog.article.related} />
      <Split as="ul" columns="5fr 7fr" from="tablet" align="end" above={3}>
        {related.map((other) => (
          <li key={other.slug}>
            <ArticleCard article={other} sizes="(min-width: 48rem) 50vw, 90vw" headingLevel={3} />
          </li>
        ))}
      </Split>
    </>
  )
}

function Neighbour({ article, direction }: { article: ArticleMeta | undefined; direction: 'previous' | 'next' }) {
  if (!article) return null
  return (
    <Link href={articlePath(article.slug)} rel={direction === 'previous' ? 'prev' : 'next'}>
      <Icon name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
      <div>
        <p className="label">{blog.article[direction]}</p> <p className="h4">{article.title}</p>
      </div>
    </Link>
  )
}
