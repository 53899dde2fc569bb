import { css } from '@emotion/react'
import { BackLink } from '#components/Link.tsx'
import { HOME_PATH } from '#addresses.ts'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { Newsletter } from '#components/Newsletter.tsx'
import { Island } from '#components/Island.tsx'
import { Section, SectionHead, TwoSpeeds } from '#components/Section.tsx'
import { articles } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { shell } from '#content/navigation.ts'

const headStyles = css`
  .lead {
    max-width: 26.6em;
  }
  /* The longest word of the heading is a little too long for the smallest screens. */
  @media (max-width: 22.49rem) {
    .slow {
      margin-right: calc(var(--page-r) * -1);
    }
  }
  @media (min-width: 75rem) {
    .h1 {
      margin-top: 1rem;
      font-size: 5rem;
    }
    .head {
      grid-template-columns: minmax(0, 2.5fr) minmax(0, 1fr);
    }
  }
`

/* Keeps the head of the page short, so that the whole first card is above the fold. */
const headContentStyles = css`
  @media (min-width: 75rem) {
    padding-block: calc(var(--header-h) + 1.5rem) 2rem;
  }
`

const listContentStyles = css`
  padding-top: clamp(2.5rem, 4vw, 3.5rem);
`

const listStyles = css`
  .cards {
    row-gap: clamp(3rem, 5vw, 5rem);
  }
  .cards > li {
    grid-column: 1 / -1;
  }
  /*
   * The newest article is as wide as the page, with its text beside its cover. The others follow in pairs, 7 and 5 columns wide, then 5
   * and 7, and so on. A last article without a partner is as wide as the newest.
   */
  @media (min-width: 48rem) {
    .cards > li:nth-of-type(4n + 2) {
      grid-column: 1 / 8;
    }
    .cards > li:nth-of-type(4n + 3) {
      grid-column: 8 / -1;
      align-self: end;
    }
    .cards > li:nth-of-type(4n) {
      grid-column: 1 / 6;
    }
    .cards > li:nth-of-type(4n + 5) {
      grid-column: 6 / -1;
    }
    .cards > li:first-of-type,
    .cards > li:last-of-type:nth-of-type(even) {
      grid-column: 1 / -1;
      .card {
        display: grid;
        grid-template: 1fr auto auto / 1fr 1fr;
        column-gap: var(--gutter);
      }
      .frame {
        grid-row: 1 / -1;
      }
      .facts {
        align-self: end;
      }
      .h3 {
        margin-bottom: 1rem;
        font-size: clamp(1.75rem, 4vw, 3.75rem);
      }
    }
  }
`

/** All articles, newest first. */
export function BlogPage() {
  const { heading, lead } = blog.overview
  return (
    <>
      <Section ground="night" variant="page-head" labelledBy="titel" styles={headStyles} contentStyles={headContentStyles}>
        <BackLink href={HOME_PATH} label={shell.backHome} />
        <SectionHead className="head">
          <h1 className="h1" id="titel">
            <TwoSpeeds heading={heading} />
          </h1>
          <p className="lead quiet">{lead}</p>
        </SectionHead>
      </Section>
      <Section as="div" ground="paper" styles={listStyles} contentStyles={listContentStyles}>
        <ul className="grid12 cards">
          {articles.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard article={article} sizes="(min-width: 48rem) 50vw, 90vw" eager={index < 2} />
            </li>
          ))}
        </ul>
      </Section>
      <Island name="newsletter">
        <Newsletter texts={blog.newsletter} />
      </Island>
    </>
  )
}
