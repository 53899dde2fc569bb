import { css } from '@emotion/react'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { Figure } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { Island } from '#components/Island.tsx'
import { Row, Split } from '#components/Layout.tsx'
import { Samples, SampleValue } from '#components/Marks.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { hiddenUnless, tabPanels } from '#components/Tabs.tsx'
import type { panelProps } from '#components/Tabs.tsx'
import { successCases } from '#content/facts/successCases.ts'
import { comparisonBlocks, funnelTypes, why as text } from '#content/funnel/why.ts'
import { isAnySample, marks, unproven } from '#content/marks.ts'
import { MirroredScales, ShareScale } from './ShareScale.tsx'
import { SIDES, WhyComparison } from './WhyComparison.tsx'
import { openingContentStyles, whyStyles } from './WhyFunnels.styles.ts'

type Side = (typeof comparisonBlocks)[number]

/** A hundred strokes represent a thousand visitors. */
const VISITORS_PER_STROKE = 10
const SIDE_PANELS = css(
  tabPanels(
    SIDES,
    comparisonBlocks.map(({ id }) => id),
  ),
)

/** The arguments for a funnel: the same visitors on a website and in a funnel, the four kinds of funnel, and three worked examples. */
export function WhyFunnels(panel: ReturnType<typeof panelProps>) {
  return (
    <div css={[whyStyles, SIDE_PANELS]} {...panel}>
      <Section ground="paper" contentStyles={openingContentStyles} labelledBy="funnel-why">
        <SectionHead id="funnel-why" heading={text.heading} lead={text.lead} />
        <Island name="why-comparison">
          <WhyComparison label={text.toggleLabel} sides={comparisonBlocks.map(({ id, toggle }) => ({ id, label: toggle }))} />
        </Island>
        {comparisonBlocks.map((side, index) => {
          const other = comparisonBlocks[1 - index]
          return (
            <Split columns="5fr 7fr" gap={3} above={3} key={side.id} className="side" {...hiddenUnless(SIDES, side.id)}>
              <div>
                <h3 className="h3">{side.title}</h3>
                <p className="label">{text.pointsLabel[side.id]}</p>
                <ul>
                  {side.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
              {other && <Stats side={side} other={other} />}
            </Split>
          )
        })}
        <p className="small quiet">
          {text.note} <Samples as="span" of={[unproven(text.claim)]} />
          <ClaimNote claim={text.claim} />
        </p>
      </Section>

      <Section ground="lilac" labelledBy="funnel-types">
        <SectionHead id="funnel-types" heading={text.types.heading} lead={text.types.lead} />
        <ul className="types">
          {funnelTypes.map(({ id, title, description, flow, counted, conversionRange, conversionPercent: [low, high] }) => (
            <Split as="li" columns="repeat(3, 1fr)" gap={1} key={id}>
              <div>
                <h3 className="h3">{title}</h3>
                <p>{description}</p>
              </div>
              <div>
                <p className="label">{text.types.flowLabel}</p>
                <Row as="ol">
                  {flow.map((step, index) => (
                    <Row as="li" key={step}>
                      <span>{step}</span>
                      {index < flow.length - 1 && <Icon name="arrow-right" />}
                    </Row>
                  ))}
                </Row>
              </div>
              <div>
                <p className="label">{`${text.statLabels.conversion} (${counted})`}</p>
                <Figure as="p" size="l">
                  <SampleValue sample={unproven(text.claim)}>{conversionRange}</SampleValue>
                </Figure>
              </div>
              <ShareScale lit={low} half={high} />
            </Split>
          ))}
        </ul>
        <p className="small quiet">
          <Samples as="span" of={funnelTypes.map(({ conversionRange }) => unproven(text.claim, conversionRange))} />
          <ClaimNote claim={text.claim} />
        </p>
      </Section>

      <Section ground="night" labelledBy="funnel-cases">
        <SectionHead id="funnel-cases" heading={text.cases.heading} lead={text.cases.lead} />
        <ul className="cases">
          {successCases.map((one) => (
            <Split as="li" columns="4fr 8fr" gap={1} key={one.business}>
              <h3 className="h3">
                <SampleValue sample={one.sample} label={marks.caseStudy}>
                  {one.business}
                </SampleValue>
              </h3>
              <div>
                <Split as="dl" columns="1fr 1fr" from="tablet" gap={1}>
                  {(
                    [
                      ['before', one.before, 'quiet'],
                      ['after', one.after, 'h4'],
                      ['improvement', one.improvement, ''],
                      ['revenue', text.cases.revenue(one), 'h4'],
                    ] as const
                  ).map(([name, value, look]) => (
                    <div key={name}>
                      <dt className="label">{text.cases.labels[name]}</dt>
                      <dd className={look}>{value}</dd>
                    </div>
                  ))}
                </Split>
                {/* Today's revenue above the revenue before, on the same scale. */}
                <MirroredScales above={{ lit: 100 }} below={{ lit: (one.revenueEuro.before / one.revenueEuro.after) * 100, bare: true }} />
              </div>
            </Split>
          ))}
        </ul>
        <Samples of={successCases.map(({ business, sample }) => sample && business)} />
        {(unproven(text.claim) || isAnySample(successCases)) && <MarksExplanation />}
      </Section>
    </div>
  )
}

/** The figures of `side`. Its strokes stand on a line; those of `other` hang below the line, for comparison. */
function Stats({ side, other }: { side: Side; other: Side }) {
  const strokes = (perThousand: number): readonly [number, number] => [perThousand / VISITORS_PER_STROKE, perThousand / VISITORS_PER_STROKE]
  const rows = [
    ['conversion', side.conversionPercent, other.conversionPercent],
    ['leads', strokes(side.leadsPerThousand), strokes(other.leadsPerThousand)],
    ['customers', strokes(side.customersPerThousand), strokes(other.customersPerThousand)],
    ['bounce', side.bouncePercent, other.bouncePercent],
    ['revenue', undefined, undefined],
  ] as const
  return (
    <dl>
      {rows.map(([name, own, against]) => (
        <Row align="end" key={name}>
          <dt className="h4">
            {text.statLabels[name]}
            {countedBy(side, name)}
          </dt>
          <Figure as="dd">
            <SampleValue sample={unproven(text.claim)}>{side.stats[name]}</SampleValue>
          </Figure>
          {own && against && (
            <MirroredScales as="dd" above={{ lit: own[0], half: own[1] }} below={{ lit: against[0], half: against[1], bare: true }} />
          )}
          <dd className="label">
            {other.toggle}
            {countedBy(other, name)}: {other.stats[name]}
          </dd>
        </Row>
      ))}
    </dl>
  )
}

/** Says, after the label of the conversion rate, what this side counts as a conversion. Empty for other figures. */
function countedBy({ id }: Side, stat: keyof Side['stats']): string {
  return stat === 'conversion' ? ` (${text.counted[id]})` : ''
}
