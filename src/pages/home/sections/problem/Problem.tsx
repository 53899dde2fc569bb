import { css } from '@emotion/react'
import { Section, SectionHead, TwoSpeeds } from '#components/Section.tsx'
import { Scale } from '#components/Scale.tsx'
import { classicDays } from '#content/classic.ts'
import { painPoints, problem } from '#content/home/problem.ts'

const styles = css`
  .ruler {
    margin-top: clamp(2rem, 3.6vw, 3.75rem);
  }
  .scale {
    height: 64px;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: start;
    margin-top: -64px;
  }
  li {
    --stair: 0;
    border-left: 3px solid var(--fg);
    padding: calc(64px + 1.5rem + var(--stair) * 4.5rem) 1.75rem 0 1.25rem;
  }
  li:nth-of-type(2) {
    --stair: 1;
  }
  li:nth-of-type(3) {
    --stair: 2;
  }
  li:nth-of-type(4) {
    --stair: 3;
  }
  .label {
    display: block;
    margin-bottom: 0.625rem;
    color: var(--link);
    font-weight: 600;
  }
  .h3 {
    margin-bottom: 0.75rem;
  }
  p {
    color: var(--muted);
  }
  @media (max-width: 74.99rem) {
    .ruler {
      display: none;
    }
    ol {
      grid-template-columns: 1fr;
      margin: clamp(2rem, 5vw, 3rem) 0 0 calc((var(--rail) + var(--page-l)) * -1);
    }
    li {
      position: relative;
      border-left: 0;
      padding: 0 0 2rem calc(var(--rail) + var(--page-l));
    }
    li:last-of-type {
      padding-bottom: 0;
    }
    li::before,
    li::after {
      content: '';
      position: absolute;
      left: 0;
      top: 0;
      width: var(--tick-l);
    }
    li::before {
      bottom: 0;
      background-image: linear-gradient(var(--tick) 1.5px, transparent 1.5px);
      background-size: 100% 10px;
    }
    li::after {
      height: 4px;
      background: var(--accent);
    }
    .label {
      line-height: 1;
    }
  }
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    li {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1.15fr);
      column-gap: 1.5rem;
      padding-bottom: 2.5rem;
    }
    .label {
      margin: 0;
    }
    .h3 {
      margin: -0.3rem 0 0;
    }
    p {
      margin-top: -0.35rem;
    }
  }
`

/** Four pain points that hang from the ruler of a traditional project's days, like stairs going down. */
export function Problem() {
  return (
    <Section ground="paper" variant="own-ruler" labelledBy="probleme-titel">
      <SectionHead>
        <h2 className="h2" id="probleme-titel">
          <TwoSpeeds heading={problem.heading} />
        </h2>
        <p className="lead quiet">{problem.lead}</p>
      </SectionHead>
      <div css={styles}>
        <div className="ruler">
          <Scale className="scale" count={classicDays - 1} without={painPoints.map(({ day }) => day - 1)} />
        </div>
        <ol>
          {painPoints.map(({ day, title, text }) => (
            <li key={day}>
              <span className="label">
                {problem.from} {day}
              </span>
              <h3 className="h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
