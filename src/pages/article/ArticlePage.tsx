import { ArrowLink, BackLink } from '#components/Link.tsx'
import { useParams } from 'react-router-dom'
import { BLOG_PATH, COVER_ID } from '#addresses.ts'
import { GermanDate } from '#components/GermanDate.tsx'
import { ReadingTime } from '#components/ReadingTime.tsx'
import { UnpublishedMark } from '#components/UnpublishedMark.tsx'
import { Heading, Hour, Section } from '#components/Section.tsx'
import { Picture } from '#components/Picture.tsx'
import { articleBySlug } from '#content/articles.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog, fallbackArticle } from '#content/blog.ts'
import { shell } from '#content/navigation.ts'
import { owner } from '#content/facts/owner.ts'
import { coverOfArticle } from '#pictures/names.ts'
import { Newsletter } from '#components/Newsletter.tsx'
import { Share } from './Share.tsx'
import { Island } from '#components/Island.tsx'
import { Bleed, Row, Split, Stack } from '#components/Layout.tsx'
import { LongText } from '#components/TableOfContents.tsx'
import { articleStyles, headerGroundStyles, minutesStyles } from './ArticlePage.styles.ts'
import { ArticleText } from './ArticleText.tsx'
import { MoreArticles } from './MoreArticles.tsx'

/** The article at the current path, or a substitute if the path is unknown. */
export function ArticlePage() {
  const { slug = '' } = useParams()
  const article = articleBySlug(slug)
  return (
    <>
      <Section as="div" ground="night" className="screen-only" styles={headerGroundStyles} aria-hidden="true" />
      {article ? <Article article={article} /> : <MissingArticle />}
      {article && <MoreArticles article={article} />}
      {owner.newsletter && (
        <Island name="newsletter">
          <Newsletter texts={blog.newsletter} />
        </Island>
      )}
    </>
  )
}

function Article({ article }: { article: ArticleMeta }) {
  const { readMinutes, slug, title } = article
  const texts = blog.article
  return (
    <Section
      as="article"
      ground="paper"
      styles={articleStyles}
      labelledBy="titel"
      hour={
        <Hour>
          <span className="elapsed" css={minutesStyles(readMinutes)} /> {texts.ruler.unit}{' '}
          <small>
            <span className="of-total">
              {texts.ruler.of} {readMinutes}
            </span>{' '}
            <span>{texts.readTimeSuffix}</span>
          </small>
        </Hour>
      }
    >
      <Split columns="1fr 1fr">
        <div>
          <BackLink href={BLOG_PATH} label={shell.backToBlog} />
          <Heading as="h1" id="titel" text={title} />
          <Row className="small" gap={1} data-part="author">
            <Picture name="avatar-owner" alt="" sizes="56px" />
            <p>
              <b>{owner.name}</b> {texts.author}
              <br />
              <GermanDate iso={article.date} />
              {article.updated !== article.date && (
                <>
                  {`, ${texts.updated} `}
                  <GermanDate iso={article.updated} />
                </>
              )}
            </p>
            <UnpublishedMark article={article} />
            <ReadingTime minutes={readMinutes} of={readMinutes} text={`${readMinutes}\u00a0${texts.minutes} ${texts.readTimeSuffix}`} />
          </Row>
        </div>
        <Bleed className="cover screen-only" id={COVER_ID}>
          <Picture name={coverOfArticle(slug)} alt="" sizes="(min-width: 75rem) 50vw, 100vw" eager />
        </Bleed>
      </Split>
      <LongText>
        <ArticleText article={article} />
        <After title={title} />
      </LongText>
    </Section>
  )
}

/** The page for unknown article URLs. Source of all its copy: docs/FACTS.md, sections 2 and 8. */
function MissingArticle() {
  return (
    <Section as="article" ground="paper" styles={articleStyles} labelledBy="titel" hour={null}>
      <BackLink href={BLOG_PATH} label={shell.backToBlog} />
      <Heading as="h1" id="titel" text={fallbackArticle.title} />
      <Row className="small" gap={1} data-part="author">
        <p>
          <b>{fallbackArticle.author}</b> <span>{fallbackArticle.date}</span>
        </p>
        <ReadingTime minutes={0} text={fallbackArticle.readTime} />
      </Row>
      <LongText>
        <p className="lead">{fallbackArticle.content}</p>
        <After title={fallbackArticle.title} />
      </LongText>
    </Section>
  )
}

function After({ title }: { title: string }) {
  return (
    <Stack className="screen-only" gap={2}>
      <Island name="share">
        <Share title={title} texts={blog.share} />
      </Island>
      <Row>
        <ArrowLink href={BLOG_PATH}>{blog.article.allArticles}</ArrowLink>
      </Row>
    </Stack>
  )
}
