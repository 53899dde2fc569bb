import { ClaimNote } from '#components/ClaimNote.tsx'
import { Grid, Row } from '#components/Layout.tsx'
import { Picture } from '#components/Picture.tsx'
import { Samples, SampleValue } from '#components/Marks.tsx'
import { Heading, Section, SectionHead } from '#components/Section.tsx'
import { SnapRow } from '#components/SnapRow.tsx'
import { Tally } from '#components/Tally.tsx'
import { industryLogos, testimonials } from '#content/facts/clients.ts'
import { testimonialsSection as texts } from '#content/home/testimonials.ts'
import { isAnySample, marks, unproven } from '#content/marks.ts'
import type { Testimonial } from '#content/types.ts'
import type { LogoName } from '#pictures/names.ts'
import { testimonialsStyles } from './Testimonials.styles.ts'

/** The drawn marks of the sample logos, in 36 px boxes. */
const MARKS: Readonly<Record<string, string>> = {
  'mark-rising': 'M6 30V18M12 30V10M18 30V4M24 30V10M30 30V18',
  'mark-lines': 'M4 8H32M4 14H26M4 20H32M4 26H20M4 32H32',
  'mark-play': 'M6 4V32M12 7V29M18 10V26M24 13V23M30 16V20',
  'mark-bloom': 'M18 4V14M18 22V32M4 18H14M22 18H32M8.1 8.1L15.2 15.2M20.8 20.8L27.9 27.9M27.9 8.1L20.8 15.2M15.2 20.8L8.1 27.9',
  'mark-steps': 'M4 32V4H10V32M14 32V12H20V32M24 32V20H30V32',
  'mark-awning': 'M4 12L8 4H28L32 12M6 12V32M12 12V32M18 12V32M24 12V32M30 12V32',
}

const COLOURS = { violet: 'var(--violet-600)', night: 'var(--night-900)' } as const

const isLogo = (icon: string): icon is LogoName => /^logo-\d+$/.test(icon)

/** Reviews, the first of which is set as a headline, and clients' logos. */
export function Testimonials() {
  const [first, ...others] = testimonials
  return (
    <Section ground="lilac" labelledBy="stimmen-titel" styles={testimonialsStyles}>
      <SectionHead>
        <Heading className="h4" id="stimmen-titel" text={texts.heading} />
        <div>
          <Row as="p" data-arrives="" className="lead rating quiet">
            <Tally count={5} lit={5} strokeWidth={5} width={44} height={24} />
            <span>
              <SampleValue sample={unproven(texts.average.claim)}>{texts.average.text}</SampleValue>
            </span>
          </Row>
          <p className="small quiet">
            <ClaimNote claim={texts.average.claim} /> {!isAnySample(testimonials) && texts.verification}
          </p>
        </div>
      </SectionHead>
      {first && <Voice testimonial={first} opener />}
      {others.length > 0 && (
        <SnapRow label={texts.voicesLabel} columns="5fr 4fr 3fr">
          {others.map((testimonial) => (
            <Voice key={testimonial.name} testimonial={testimonial} />
          ))}
        </SnapRow>
      )}
      <Samples of={[unproven(texts.average.claim), ...testimonials.map(({ name, sample }) => sample && name)]} />
      {industryLogos.length > 0 && <Logos />}
    </Section>
  )
}

function Logos() {
  return (
    <>
      <h3 className="label" id="branchen">
        {texts.logosLabel}
      </h3>
      <Grid as="ul" min="9rem" className="logos" aria-labelledby="branchen">
        {industryLogos.map(({ name, industry, icon, color }) => (
          <li key={name}>
            {isLogo(icon) ? (
              <Picture name={icon} alt="" sizes="96px" />
            ) : (
              <svg viewBox="0 0 36 36" width="36" fill="none" stroke={COLOURS[color]} strokeWidth="2.5" aria-hidden="true">
                <path d={MARKS[icon]} />
              </svg>
            )}
            <span>
              {name} <small className="caption">{industry}</small>
            </span>
          </li>
        ))}
      </Grid>
    </>
  )
}

function Voice({ testimonial, opener = false }: { testimonial: Testimonial; opener?: boolean }) {
  const { sample, name, role, company, rating, text, result, avatar } = testimonial
  return (
    <figure className={opener ? 'opener' : undefined}>
      <Row as="p" className="rating small quiet">
        <Tally count={5} lit={rating} strokeWidth={5} width={44} height={24} />
        <span>{texts.ratingOf(rating)}</span> <b>{result}</b>
      </Row>
      <blockquote>
        <p className={opener ? 'h2' : 'h4'}>„{text}“</p>
      </blockquote>
      <Row as="figcaption" className="small" gap={1} align="start">
        <Picture name={avatar} alt="" sizes="88px" />
        <p>
          <b className="name">{name}</b>{' '}
          <span className="quiet">
            <SampleValue sample={sample} label={marks.testimonial}>
              {role}, {company}
            </SampleValue>
          </span>
        </p>
      </Row>
    </figure>
  )
}
