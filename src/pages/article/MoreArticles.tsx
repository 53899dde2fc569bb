import { css } from '@emotion/react'
import { Link } from '#components/Link.tsx'
import { articlePath } from '#addresses.ts'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { Icon } from '#components/Icon.tsx'
import { Section } from '#components/Section.tsx'
import { articleBySlug, articles } from '#content/articles.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'

const contentStyles = css`
  padding-block: clamp(4rem, 7vw, 7rem);
`

const styles = css`
  .related {
    row-gap: 3rem;
    margin-top: clamp(2rem, 4vw, 3.25rem);
  }
  .related > li {
    grid-column: 1 / -1;
  }
  .neighbours {
    display: grid;
    margin-top: clamp(3rem, 6vw, 5rem);
    border-top: 1.5px solid var(--fg);
    border-bottom: 1.5px solid var(--fg);
  }
  .neighbours a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.375rem 1rem;
    align-content: center;
    min-height: 6rem;
    padding: 1.25rem 0;
    text-decoration: none;
  }
  .neighbours a + a {
    border-top: 1px solid var(--hairline);
  }
  .neighbours .icon {
    grid-row: span 2;
    align-self: center;
    color: var(--link);
    transition: transform var(--t-2) var(--ease-out);
  }
  .neighbours .title {
    font: 700 clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem) / 1.08 var(--font-display);
    font-stretch: var(--semi-condensed);
    text-wrap: balance;
  }
  @media (hover: hover) {
    .neighbours a:hover .title {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 0.18em;
      text-decoration-color: var(--accent);
    }
    .neighbours .previous:hover .icon {
      transform: translateX(-3px);
    }
    .neighbours .next:hover .icon {
      transform: translateX(3px);
    }
  }
  @media (min-width: 48rem) {
    .related > li:first-of-type {
      grid-column: 1 / 6;
      align-self: end;
    }
    .related > li:last-of-type {
      grid-column: 6 / -1;
    }
    .neighbours {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--gutter);
    }
    .neighbours a + a {
      border-top: 0;
    }
    .neighbours .next {
      grid-column: 2;
      grid-template-columns: minmax(0, 1fr) auto;
      text-align: right;
    }
    .neighbours .next .icon {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
  @media print {
    display: none;
  }
`

/** What to read after an article: related articles, and the previous and the next article by date. */
export function MoreArticles({ article }: { article: ArticleMeta }) {
  const related = article.related.map(articleBySlug).filter((found) => found !== undefined)
  const index = articles.indexOf(article)
  if (related.length === 0 && articles.length < 2) return null
  return (
    <Section ground="lilac" styles={styles} contentStyles={contentStyles} {...(related.length > 0 && { labelledBy: 'dazu-passt' })}>
      {related.length > 0 && <Related articles={related} />}
      <nav className="neighbours" aria-label={blog.article.neighbours}>
        <Neighbour article={articles[index + 1]} direction="previous" /> <Neighbour article={articles[index - 1]} direction="next" />
      </nav>
    </Section>
  )
}

function Related({ articles: related }: { articles: readonly ArticleMeta[] }) {
  return (
    <>
      <h2 className="h2" id="dazu-passt">
        {blog.article.related}
      </h2>
      <ul className="grid12 related">
        {related.map((other) => (
          <li key={other.slug}>
            <ArticleCard article={other} sizes="(min-width: 48rem) 50vw, 90vw" headingLevel={3} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Neighbour({ article, direction }: { article: ArticleMeta | undefined; direction: 'previous' | 'next' }) {
  if (!article) return null
  return (
    <Link className={direction} href={articlePath(article.slug)} rel={direction === 'previous' ? 'prev' : 'next'}>
      <Icon name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
      <span className="label">{blog.article[direction]}</span> <span className="title">{article.title}</span>
    </Link>
  )
}
