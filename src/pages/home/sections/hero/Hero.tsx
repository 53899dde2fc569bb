import { NAME_FRAGMENT } from '#addresses.ts'
import { Button } from '#components/Button.tsx'
import { Row, Split, Stack } from '#components/Layout.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Fold } from '#components/Fold.tsx'
import { Figure } from '#components/Figure.tsx'
import { Picture } from '#components/Picture.tsx'
import { Section } from '#components/Section.tsx'
import { OwnerValue, Samples, SampleValue } from '#components/Marks.tsx'
import { claims } from '#content/facts/claims.ts'
import { caseStudies, testimonials } from '#content/facts/clients.ts'
import { owner } from '#content/facts/owner.ts'
import { hero } from '#content/home/hero.ts'
import { heroStats } from '#content/home/heroStats.ts'
import { packages } from '#content/home/packages.ts'
import { startDate } from '#content/home/startDate.ts'
import { isAnySample, marks, ownerSample, unproven } from '#content/marks.ts'
import { DaySlider } from './DaySlider.tsx'
import { NameStrokes } from './NameStrokes.tsx'
import { HeroRotation } from './HeroRotation.tsx'
import { PackageDates } from '../../PackageDates.tsx'
import { Island } from '#components/Island.tsx'
import { contentStyles, heroStyles } from './Hero.styles.ts'

const HEADLINE_ID = 'versprechen'
/** Whether anything on this page is made up or unproven; if so, the hero explains the marks. */
const hasMarks =
  owner.sampleFields.some((field) => ['name', 'replyTime'].includes(field)) ||
  packages.some(({ sampleFields }) => sampleFields.includes('popular')) ||
  Object.values(claims).some((claim) => unproven(claim)) ||
  isAnySample(caseStudies, testimonials)

/** The first section: the headline, the ruler of ninety days, and the demos. */
export function Hero() {
  const { primary, secondary, next } = hero.actions

  return (
    <Section styles={heroStyles} contentStyles={contentStyles} ground="night" labelledBy={HEADLINE_ID}>
      <p className="audience small quiet">
        <b>{hero.audience.price}</b> {hero.audience.forWhom}
      </p>
      <div className="stage">
        <Island name="day-slider" when="first">
          <DaySlider headingId={HEADLINE_ID} />
        </Island>
        <Island name="name-strokes" when={NAME_FRAGMENT}>
          <NameStrokes />
        </Island>
      </div>
      <Split columns="3fr 4fr" gap={1} className="both">
        <Stack className="pitch" gap={2}>
          <p className="lead">{hero.lead}</p>
          <Row className="actions">
            <Button variant="filled" strokes href={primary.href}>
              {primary.label}
            </Button>{' '}
            <Button variant="outline" href={secondary.href}>
              {secondary.label}
            </Button>
          </Row>
          <Row gap={1} align="start" className="small facts">
            <Picture name="avatar-owner" alt="" sizes="64px" />
            <div>
              <p>
                {next[0]} <OwnerValue field="name">{owner.name}</OwnerValue>
                {next[1]}
              </p>
              <p>
                <b>
                  <Island name="package-dates" inline>
                    <PackageDates packageId="express" neutral={startDate.neutral} after={startDate.afterHero} />
                  </Island>
                </b>
              </p>
            </div>
          </Row>
        </Stack>
        {/* The demos cannot be printed. */}
        <div className="demos screen-only">
          <Island name="hero-rotation" when="first">
            <HeroRotation />
          </Island>
        </div>
        <Readouts />
      </Split>
      <Basis />
    </Section>
  )
}

function Readouts() {
  return (
    <dl>
      {heroStats.map(({ value, label, claim }) => (
        <div key={label}>
          <dt className="caption">{label}</dt>
          <Figure as="dd">
            <SampleValue sample={claim && unproven(claim)}>{value}</SampleValue>
          </Figure>
        </div>
      ))}
    </dl>
  )
}

/** A line that unfolds to say what samples are and how the figures are counted. */
function Basis() {
  return (
    <Fold className="small quiet">
      <summary>
        <span>
          <Samples as="span" of={[...heroStats.map(({ claim }) => claim && unproven(claim)), ownerSample('name', owner.name)]} />
          {marks.counted}
        </span>
      </summary>
      {hasMarks && <MarksExplanation />}
      {heroStats.map(
        ({ value, claim }) =>
          claim && (
            <p key={claim.label}>
              {value}: <ClaimNote claim={claim} />
            </p>
          ),
      )}
    </Fold>
  )
}
