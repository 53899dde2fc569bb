import { Button, ButtonRow } from '#components/Button.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { SampleLegend } from '#components/SampleLegend.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Figure } from '#components/Figure.tsx'
import { Section } from '#components/Section.tsx'
import { hero, heroStats } from '#content/home/hero.ts'
import { startDate } from '#content/home/startDate.ts'
import { isAnyUnproven } from '#content/marks.ts'
import { Days } from './Days.tsx'
import { DemoPanel } from './DemoPanel.tsx'
import { PackageDates } from '../../PackageDates.tsx'
import { Island } from '#components/Island.tsx'
import { contentStyles, heroStyles } from './Hero.styles.ts'

const HEADLINE_ID = 'versprechen'
const heroClaims = heroStats.flatMap(({ claim }) => claim ?? [])

/** Section 1: the promise, its measure in days, and the work itself to look at. */
export function Hero() {
  const { primary, secondary, note } = hero.actions

  return (
    <Section styles={heroStyles} contentStyles={contentStyles} ground="night" labelledBy={HEADLINE_ID}>
      <p className="audience">
        <b>{hero.audience.price}</b> {hero.audience.forWhom}
      </p>
      <Island name="days">
        <Days headingId={HEADLINE_ID} />
      </Island>
      <div className="grid12 below">
        <div className="pitch">
          <p className="lead">{hero.lead}</p>
          <ButtonRow className="actions">
            <Button variant="filled" strokes href={primary.href}>
              {primary.label}
            </Button>
            <Button variant="outline" href={secondary.href} data-chooses="topic=audit">
              {secondary.label}
            </Button>
          </ButtonRow>
          <p className="small nowrap dates">
            <Island name="dates" inline>
              <PackageDates packageId="express" neutral={startDate.neutral} />
            </Island>
          </p>
          <p className="small quiet">{note}</p>
          <Readouts />
        </div>
        <div className="panel">
          <Island name="demos">
            <DemoPanel />
          </Island>
        </div>
      </div>
      {hero.explainsMarks && (
        <div className="explanation">
          <MarksExplanation />
        </div>
      )}
    </Section>
  )
}

/** The three figures. Below them the condition of each, and its source or that it is an example. */
function Readouts() {
  return (
    <div className="readouts">
      <dl>
        {heroStats.map(({ value, label, claim }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Figure as="dd" className="readout">
              {claim ? <ClaimedValue claim={claim} text={value} /> : value}
            </Figure>
          </div>
        ))}
      </dl>
      {heroStats.map(
        ({ value, claim }) =>
          claim && (
            <p key={claim.id} className="basis">
              {value}: <ClaimNote claim={claim} atValue />
            </p>
          ),
      )}
      <p className="basis">
        <SampleLegend claims={isAnyUnproven(heroClaims)} />
      </p>
    </div>
  )
}
