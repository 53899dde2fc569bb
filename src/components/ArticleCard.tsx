import { css } from '@emotion/react'
import { Link } from './Link.tsx'
import { articlePath } from '#addresses.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { coverOfArticle } from '#pictures/names.ts'
import { GermanDate } from './GermanDate.tsx'
import { ReadingTime } from './ReadingTime.tsx'
import { Picture } from './Picture.tsx'
import { UnpublishedMark } from './UnpublishedMark.tsx'

const styles = css`
  position: relative;
  .frame {
    overflow: hidden;
    border-radius: var(--r-1);
  }
  .frame img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    transition: transform var(--t-4) var(--ease-out);
  }
  @media (hover: hover) {
    &:hover .frame img {
      transform: scale(1.025);
    }
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.25rem 0.75rem;
    margin-top: 1.125rem;
    font: 500 var(--fs-label) / 1.2 var(--font-display);
    color: var(--muted);
  }
  .minutes {
    white-space: nowrap;
  }
  .h3 {
    margin: 0.75rem 0 0.625rem;
    font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.625rem);
    font-stretch: var(--condensed);
    line-height: 1;
  }
  .h3 a {
    text-decoration: none;
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 3px no-repeat;
    transition: background-size var(--t-3) var(--ease-out);
  }
  @media (hover: hover) {
    &:hover .h3 a {
      background-size: 100% 3px;
    }
  }
  /* The link on the title is the only one. This pseudo-element extends its hit area to the whole card. */
  .h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .h3 a:focus-visible {
    outline: none;
  }
  .h3 a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 6px;
    border-radius: 2px;
  }
  .excerpt {
    color: var(--muted);
  }
  @media print {
    .frame {
      display: none;
    }
  }
`

interface ArticleCardProps {
  article: ArticleMeta
  /** Width of the cover on the page, as in `<img sizes>`. */
  sizes: string
  eager?: boolean
  headingLevel?: 2 | 3
}

/** An article as a card. A click anywhere on it opens the article. */
export function ArticleCard({ article, sizes, eager = false, headingLevel = 2 }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article css={styles} className="card">
      <div className="frame">
        <Picture name={coverOfArticle(article.slug)} alt="" sizes={sizes} eager={eager} />
      </div>
      <div className="facts">
        <ReadingTime minutes={article.readMinutes} text={`${article.readMinutes}\u00a0${blog.article.minutes}`} />
        <GermanDate iso={article.date} />
        <UnpublishedMark article={article} />
      </div>
      <Heading className="h3">
        <Link href={articlePath(article.slug)}>{article.title}</Link>
      </Heading>
      <p className="excerpt">{article.excerpt}</p>
    </article>
  )
}
