import { ArrowLink, BackLink } from '#components/Link.tsx'
import { BookingLink } from '#components/BookingLink.tsx'
import { Figure } from '#components/Figure.tsx'
import { Grid, Row, Split, Stack } from '#components/Layout.tsx'
import { OwnerValue, SampleMark, Samples } from '#components/Marks.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { isDrawn, Picture } from '#components/Picture.tsx'
import { Heading, Section, SectionHead, Sentences } from '#components/Section.tsx'
import { Scale } from '#components/Scale.tsx'
import { Strokes } from '#components/Strokes.tsx'
import { aiDays, classicDays } from '#content/days.ts'
import { about } from '#content/about.ts'
import { storySections, team } from '#content/facts/people.ts'
import { owner } from '#content/facts/owner.ts'
import { isAnySample, marks, ownerSample, portraitAlt } from '#content/marks.ts'
import { closingStyles, heroContentStyles, heroStyles, motivationStyles, storyStyles, teamStyles } from './AboutPage.styles.ts'

/** Introduces the people behind the site: portrait, four chapters, the team, what drives them, and how to book a consultation. */
export function AboutPage() {
  return (
    <>
      <Hero />
      <Story />
      <Team />
      <Motivation />
      <Closing />
    </>
  )
}

function Hero() {
  const { heading, lead, photo } = about.hero
  return (
    <Section ground="night" labelledBy="titel" styles={heroStyles} contentStyles={heroContentStyles}>
      <Split columns="56fr 44fr" align="stretch">
        <div className="words">
          <BackLink />
          <div>
            <Heading as="h1" id="titel" text={heading} />
            <p className="lead quiet">
              {lead[0]}
              <OwnerValue field="name">{owner.name}</OwnerValue>
              {lead[1]}
              <OwnerValue field="address">{owner.address.city}</OwnerValue>
              {lead[2]}
            </p>
            <Samples of={[ownerSample('name', owner.name), ownerSample('address', owner.address.city)]} />
          </div>
        </div>
        <Picture
          className="portrait screen-only"
          name={photo}
          alt={portraitAlt(owner.name, isDrawn(photo))}
          sizes="(min-width: 75rem) 44vw, 100vw"
          eager
        />
      </Split>
    </Section>
  )
}

function Story() {
  const marked = storySections.some(({ sample }) => sample)
  return (
    <Section ground="paper" labelledBy="kapitel" styles={storyStyles}>
      <Row gap={1} align="baseline">
        <Heading id="kapitel" text={about.storyHeading} />
        {marked && <SampleMark>{marks.owner}</SampleMark>}
      </Row>
      <ol>
        {storySections.map(({ title, paragraphs, strokes }) => (
          <Split as="li" columns="1fr 1.15fr" from="tablet" gap={1} key={title}>
            <div>
              <h3 className="h2 beside">{title}</h3>
              <Strokes strokes={strokes.map(({ height, lit = false }) => ({ height, lit }))} pitch={16} strokeWidth={6} height={56} />
            </div>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="quiet">
                  {paragraph}
                </p>
              ))}
            </div>
          </Split>
        ))}
      </ol>
      <figure>
        <blockquote>
          <p className="h2">
            <Sentences text={about.quote.text} />
          </p>
        </blockquote>
        <figcaption className="label">{about.quote.author}</figcaption>
      </figure>
    </Section>
  )
}

function Team() {
  const marked = owner.sampleFields.length > 0 || team.some(({ photo }) => isDrawn(photo))
  return (
    <Section ground="paper" labelledBy="team" styles={teamStyles}>
      <SectionHead id="team" heading={about.team.heading} lead={about.team.lead} />
      <Grid as="ul" min="12rem" gap={2}>
        {team.map(({ name, role, text, photo }) => (
          <Split as="li" narrow="min(7.5rem, 40%) 1fr" columns="100%" from="tablet" gap={1} key={name}>
            <Picture name={photo} alt="" sizes="(min-width: 48rem) 30vw, 120px" />
            <div>
              <h3 className="h3">{name}</h3>
              <p className="name">{role}</p>
              <p className="quiet">{text}</p>
            </div>
          </Split>
        ))}
      </Grid>
      {(isAnySample(storySections, team) || marked) && <MarksExplanation />}
    </Section>
  )
}

function Motivation() {
  const { heading, quote, scale, points } = about.motivation
  return (
    <Section ground="violet" labelledBy="antrieb" styles={motivationStyles}>
      <Heading className="h4" id="antrieb" text={heading} />
      <blockquote>
        <p className="h1">{quote}</p>
      </blockquote>
      <div className="days" aria-hidden="true">
        <Figure as="div" size="s" className="ends">
          <span>{scale.lit}</span> <span>{scale.end}</span>
        </Figure>
        <Scale count={classicDays} lit={aiDays} />
      </div>
      <ul>
        {points.map(({ title, text }) => (
          <Split as="li" columns="1fr 1.15fr" from="tablet" gap={0} key={title}>
            <h3 className="h4">{title}</h3>
            <p className="quiet">{text}</p>
          </Split>
        ))}
      </ul>
    </Section>
  )
}

function Closing() {
  const { heading, text, booking, blog } = about.closing
  return (
    <Section ground="yellow" labelledBy="weiter" styles={closingStyles}>
      <SectionHead id="weiter" heading={heading}>
        <Stack className="action" gap={1}>
          <p className="lead">{text}</p>
          <BookingLink variant="filled" talk={booking} />
          <ArrowLink href={blog.href}>{blog.label}</ArrowLink>
        </Stack>
      </SectionHead>
    </Section>
  )
}
