import { BackLink } from '#components/Link.tsx'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { Newsletter } from '#components/Newsletter.tsx'
import { Island } from '#components/Island.tsx'
import { Split } from '#components/Layout.tsx'
import { Heading, Section, SectionHead } from '#components/Section.tsx'
import { articles } from '#content/articles.ts'
import { owner } from '#content/facts/owner.ts'
import { blog } from '#content/blog.ts'
import { headStyles, listStyles } from './BlogPage.styles.ts'

/** The newest article is as wide as the page, and so is a last one without a partner. */
const isWide = (index: number) => index === 0 || (index === articles.length - 1 && index % 2 === 1)

/** All articles, newest first. */
export function BlogPage() {
  const { heading, lead } = blog.overview
  return (
    <>
      <Section ground="night" variant="page-head" labelledBy="titel" styles={headStyles}>
        <BackLink />
        <SectionHead>
          <Heading as="h1" id="titel" text={heading} />
          <p className="lead quiet">{lead}</p>
        </SectionHead>
      </Section>
      <Section as="div" ground="paper" styles={listStyles}>
        <Split as="ul" columns="1fr 1fr" from="tablet">
          {articles.map((article, index) => (
            <li key={article.slug} className={isWide(index) ? 'wide' : undefined}>
              <ArticleCard article={article} sizes="(min-width: 48rem) 50vw, 90vw" eager={index < 2} wide={isWide(index)} />
            </li>
          ))}
        </Split>
      </Section>
      {owner.newsletter && (
        <Island name="newsletter">
          <Newsletter texts={blog.newsletter} />
        </Island>
      )}
    </>
  )
}
