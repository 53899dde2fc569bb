import { css } from '@emotion/react'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { Figure } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { Island } from '#components/Island.tsx'
import { Sample, SampleMark } from '#components/Marks.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { tabPanels } from '#components/Tabs.tsx'
import { successCases } from '#content/facts/success-cases.ts'
import { comparisonBlocks, funnelTypes, why as text } from '#content/funnel/why.ts'
import { isAnySample, isAnyUnproven, marks } from '#content/marks.ts'
import type { ComparisonBlock } from '#content/types.ts'
import { strokesPath } from './strokes.ts'
import { Strokes } from './Strokes.tsx'
import { SIDES, WhyComparison } from './WhyComparison.tsx'
import { openingContentStyles, whyStyles } from './WhyFunnels.styles.ts'

/** A hundred strokes represent a thousand visitors. */
const VISITORS_PER_STROKE = 10
const SIDE_PANELS = css(
  tabPanels(
    SIDES,
    comparisonBlocks.map(({ id }) => id),
    'skipped',
  ),
)

/** The arguments for a funnel: the same visitors on a website and in a funnel, the four kinds of funnel, and three worked examples. */
export function WhyFunnels() {
  return (
    <div css={[whyStyles, SIDE_PANELS]}>
      <Section ground="paper" contentStyles={openingContentStyles} labelledBy="funnel-why">
        <SectionHead>
          <h2 className="h2" id="funnel-why">
            {text.heading}
          </h2>
          <p className="lead quiet">{text.lead}</p>
        </SectionHead>
        <Island name="why-comparison">
          <WhyComparison label={text.toggleLabel} sides={comparisonBlocks.map(({ id, toggle }) => ({ id, label: toggle }))} />
        </Island>
        {comparisonBlocks.map((side, index) => {
          const other = comparisonBlocks[1 - index]
          return (
            <div key={side.id} className="panel side" data-tab={`${SIDES}/${side.id}`} data-side={side.id}>
              <div className="side-points">
                <h3 className="h3">{side.title}</h3>
                <p className="label">{text.pointsLabel[side.id]}</p>
                <ul>
                  {side.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
              {other && <Stats side={side} other={other} />}
            </div>
          )
        })}
        <p className="small quiet why-note">
          {text.note} <ClaimNote claim={text.claim} />
        </p>
      </Section>

      <Section ground="lilac" labelledBy="funnel-types">
        <SectionHead>
          <h2 className="h2" id="funnel-types">
            {text.types.heading}
          </h2>
          <p className="lead quiet">{text.types.lead}</p>
        </SectionHead>
        <ul className="types">
          {funnelTypes.map(({ id, title, description, flow, conversionRange, conversionPercent: [low, high] }) => (
            <li key={id}>
              <div>
                <h3 className="h3">{title}</h3>
                <p>{description}</p>
              </div>
              <div>
                <p className="label">{text.types.flowLabel}</p>
                <ol className="flow">
                  {flow.map((step) => (
                    <li key={step}>
                      <span>{step}</span>
                      <Icon name="arrow-right" />
                    </li>
                  ))}
                </ol>
              </div>
              <p className="range">
                <span className="label">{text.types.rangeLabel}</span>{' '}
                <Figure className="value">
                  <ClaimedValue claim={text.claim} text={conversionRange} />
                </Figure>
              </p>
              <Strokes lit={low} half={high} />
            </li>
          ))}
        </ul>
        <p className="small quiet why-note">
          <ClaimNote claim={text.claim} />
        </p>
      </Section>

      <Section ground="night" labelledBy="funnel-cases">
        <SectionHead>
          <h2 className="h2" id="funnel-cases">
            {text.cases.heading}
          </h2>
          <p className="lead quiet">{text.cases.lead}</p>
        </SectionHead>
        <ul className="cases">
          {successCases.map(({ business, before, after, improvement, revenue, revenueEuro, sample }) => (
            <li key={business}>
              <h3 className="h3">
                {sample ? <Sample>{business}</Sample> : business} {sample && <SampleMark spoken>{marks.caseStudy}</SampleMark>}
              </h3>
              <dl>
                {(
                  [
                    ['before', before],
                    ['after', after],
                    ['improvement', improvement],
                    ['revenue', revenue],
                  ] as const
                ).map(([name, value]) => (
                  <div key={name} className={name}>
                    <dt className="label">{text.cases.labels[name]}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <div className="mirror">
                <Strokes lit={100} />
                <Strokes lit={(revenueEuro.before / revenueEuro.after) * 100} />
              </div>
            </li>
          ))}
        </ul>
        {(isAnyUnproven([text.claim]) || isAnySample(successCases)) && <MarksExplanation />}
      </Section>
    </div>
  )
}

/** The figures of `side`. Its strokes stand on a line; those of `other` hang below the line, for comparison. */
function Stats({ side, other }: { side: ComparisonBlock; other: ComparisonBlock }) {
  const strokes = (perThousand: number): readonly [number, number] => [perThousand / VISITORS_PER_STROKE, perThousand / VISITORS_PER_STROKE]
  const rows = [
    ['conversion', side.conversionPercent, other.conversionPercent],
    ['leads', strokes(side.leadsPerThousand), strokes(other.leadsPerThousand)],
    ['customers', strokes(side.customersPerThousand), strokes(other.customersPerThousand)],
    ['bounce', side.bouncePercent, other.bouncePercent],
    ['revenue', undefined, undefined],
  ] as const
  return (
    <dl className="stats">
      {rows.map(([name, own, against]) => (
        <div key={name} className={name}>
          <dt>
            {text.statLabels[name]}
            {countedBy(side, name)}
          </dt>
          <Figure as="dd" className="value">
            <ClaimedValue claim={text.claim} text={side.stats[name]} />
          </Figure>
          {own && against && (
            <dd className="mirror" aria-hidden="true">
              <Strokes lit={own[0]} half={own[1]} />
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <path className="demo" d={strokesPath({ count: 100, to: against[0], lit: true, edge: 'top' })} />
                <path className="demo-half" d={strokesPath({ count: 100, from: against[0], to: against[1], height: 0.7, edge: 'top' })} />
              </svg>
            </dd>
          )}
          <dd className="against">
            {other.toggle}
            {countedBy(other, name)}: {other.stats[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Says, after the label of the conversion rate, what this side counts as a conversion. Empty for other figures. */
function countedBy({ id }: ComparisonBlock, stat: keyof ComparisonBlock['stats']): string {
  return stat === 'conversion' ? ` (${text.counted[id]})` : ''
}
