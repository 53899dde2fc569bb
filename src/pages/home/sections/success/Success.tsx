import { Figure } from '#components/Figure.tsx'
import { PhoneFold } from '#components/Fold.tsx'
import { Samples, SampleValue } from '#components/Marks.tsx'
import { Row, Split, Stack } from '#components/Layout.tsx'
import { SnapRow } from '#components/SnapRow.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { caseStudies } from '#content/facts/clients.ts'
import { success } from '#content/home/success.ts'
import { marks, unproven } from '#content/marks.ts'
import type { CaseStudy } from '#content/types.ts'
import { Counters } from './Counters.tsx'
import { Island } from '#components/Island.tsx'
import { Mockup } from './Mockup.tsx'
import { successStyles } from './Success.styles.ts'

/** Results: one case as wide as the section, one figure, then the other cases. */
export function Success() {
  const [first, ...others] = caseStudies
  return (
    <Section ground="paper" innerId="case-studies" labelledBy="erfolge-titel" styles={successStyles}>
      <SectionHead id="erfolge-titel" heading={success.heading} />
      {first && <Case study={first} wide />}
      <Island name="counters">
        <Counters />
      </Island>
      {others.length > 0 && (
        <SnapRow label={success.casesLabel} columns="1fr 1fr">
          {others.map((study) => (
            <Case key={study.image} study={study} />
          ))}
        </SnapRow>
      )}
      <Samples of={[unproven(success.counter.claim), ...caseStudies.map(({ client, sample }) => sample && client)]} />
    </Section>
  )
}

function Case({ study, wide = false }: { study: CaseStudy; wide?: boolean }) {
  const { story, challenge, solution, results } = success.labels
  const id = `fall-${study.image}`
  return (
    <Split as="article" columns={wide ? '3fr 5fr 4fr' : '1fr'} aria-labelledby={id} className={wide ? 'wide' : 'case'}>
      <Mockup study={study} wide={wide} />
      <header>
        <h3 className="h3" id={id}>
          {study.client}
        </h3>
        <p className="label">
          <SampleValue sample={study.sample} label={marks.caseStudy}>
            {study.industry}
          </SampleValue>
        </p>
      </header>
      <Row as="dl" gap={1} align="start" className="results" aria-label={`${results}: ${study.client}`}>
        {study.results.map(({ metric, value, unit, description }) => (
          <div key={metric}>
            <dt className="visually-hidden">{metric}</dt>
            <Figure as="dd" className="value">
              {withUnit(value, unit)}
            </Figure>
            <dd>{description}</dd>
          </div>
        ))}
      </Row>
      {wide && study.former ? (
        <Quote study={study} />
      ) : (
        <PhoneFold>
          <summary className="label">
            {story} <span className="visually-hidden">{study.client}</span>
          </summary>
          <Stack as="dl" className="story">
            <div>
              <dt className="name">{challenge}</dt>
              <dd className="quiet">{study.challenge}</dd>
            </div>
            <div>
              <dt className="name">{solution}</dt>
              <dd className="quiet">{study.solution}</dd>
            </div>
          </Stack>
          <Quote study={study} />
        </PhoneFold>
      )}
    </Split>
  )
}

function Quote({ study: { testimonial } }: { study: CaseStudy }) {
  return (
    <figure>
      <blockquote className="lead">{testimonial.quote}</blockquote>
      <figcaption className="small quiet">{testimonial.author}</figcaption>
    </figure>
  )
}

/** Value and unit: '340 %', '3-fach', '14'. */
const withUnit = (value: string, unit: string) => value + (/^(?:-|$)/.test(unit) ? '' : '\u00a0') + unit
