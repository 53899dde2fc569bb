import { Link } from '../../../../components/Link.tsx'
import { Section } from '../../../../components/Section.tsx'
import { ThreeStrokes } from '../../../../components/ThreeStrokes.tsx'
import { claimNote } from '../../../../content/marks.ts'
import { hero, heroStats } from '../../../../content/home/hero.ts'
import { DayScale } from './DayScale.tsx'
import { DemoPanel } from './DemoPanel.tsx'
import { Headline } from './Headline.tsx'
import { heroStyles } from './Hero.styles.ts'

const HEADLINE_ID = 'versprechen'

/** Section 1: the promise, its measure in days, and the work itself to look at. */
export function Hero() {
  const { primary, secondary } = hero.actions

  return (
    <Section css={heroStyles} ground="night" labelledBy={HEADLINE_ID}>
      <p className="audience">{hero.audience}</p>
      <Headline id={HEADLINE_ID} />
      <DayScale />
      <div className="grid12 below">
        <div className="pitch">
          <p className="lead">{hero.lead}</p>
          <div className="button-row">
            <Link className="button button-filled" href={primary.href}>
              {primary.label} <ThreeStrokes />
            </Link>
            <Link className="button button-outline" href={secondary.href}>
              {secondary.label}
            </Link>
          </div>
          <Readouts />
        </div>
        <div className="panel">
          <DemoPanel />
        </div>
      </div>
    </Section>
  )
}

/** The three figures. What is not proven yet says so, once for the group. */
function Readouts() {
  const unproven = heroStats.find(({ claim }) => claim?.evidence === null)
  return (
    <div className="readouts">
      <dl>
        {heroStats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      {unproven?.claim && <p className="sample-mark">{claimNote(unproven.claim)}</p>}
    </div>
  )
}
