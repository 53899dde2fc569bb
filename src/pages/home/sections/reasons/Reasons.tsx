import { css } from '@emotion/react'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { Fold } from '#components/Fold.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { drawnOnArrival } from '#components/Tally.styles.ts'
import { Tally } from '#components/Tally.tsx'
import { claims } from '#content/facts/claims.ts'
import { reasons, reasonsSection } from '#content/home/reasons.ts'
import { marks } from '#content/marks.ts'
import { LoadTime } from '../../LoadTime.tsx'
import { Island } from '#components/Island.tsx'

const styles = css`
  row-gap: 3rem;
  .aside,
  ol,
  .counted {
    grid-column: 1 / -1;
  }
  .counted {
    margin-top: -2rem;
  }
  .counted li {
    padding-bottom: 0.5rem;
  }
  .big-tally {
    width: min(100%, 22rem);
    height: auto;
    margin-top: 2.5rem;
  }
  .big-tally path {
    stroke-width: 20;
  }
  ${drawnOnArrival('.big-tally', 1)}
  ol > li {
    display: grid;
    grid-template-columns: 4.25rem minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    padding: clamp(1rem, 1.3vw, 1.5rem) 0;
    border-top: 1px solid var(--hairline);
  }
  ol > li:last-of-type {
    border-bottom: 1px solid var(--hairline);
  }
  li > svg {
    width: 4rem;
    height: 2.5rem;
    margin-top: 0.2rem;
    grid-row: 1 / 3;
  }
  .h3 {
    font-stretch: var(--condensed);
    font-size: clamp(1.875rem, 1.5rem + 1.1vw, 2.5rem);
    line-height: 1;
  }
  li p {
    grid-column: 2;
    margin-top: 0.5rem;
    color: var(--muted);
  }
  @media (max-width: 47.99rem) {
    row-gap: 1.5rem;
    .counted {
      margin-top: -1rem;
    }
    .big-tally {
      width: 10rem;
      margin-top: 1.25rem;
    }
    ol > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      padding: 1rem 0;
    }
    li > svg {
      grid-row: auto;
      width: 2.5rem;
      height: 1.5625rem;
    }
    .h3 {
      font-size: 1.625rem;
    }
    li p {
      grid-column: 1 / -1;
      font-size: var(--fs-small);
      line-height: 1.5;
    }
  }
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    .aside {
      display: flex;
      justify-content: space-between;
      align-items: end;
    }
    .big-tally {
      width: 9rem;
      margin: 0;
    }
  }
  @media (min-width: 75rem) {
    .aside {
      grid-column: 1 / 6;
      position: sticky;
      top: 9rem;
      align-self: start;
    }
    .aside {
      grid-row: 1 / 3;
    }
    ol,
    .counted {
      grid-column: 6 / -1;
    }
  }
`

/** Five reasons, counted with tally marks. */
export function Reasons() {
  return (
    <Section ground="violet" labelledBy="gruende-titel">
      <div className="grid12" css={styles}>
        <div className="aside">
          <h2 className="h2 beside" id="gruende-titel">
            <TwoSpeeds heading={reasonsSection.heading} />
          </h2>
          <svg data-arrives="" className="big-tally" viewBox="0 0 360 240" fill="none" aria-hidden="true">
            {[60, 130, 200, 270].map((x) => (
              <path key={x} d={`M${x} 10V230`} pathLength="1" stroke="currentColor" />
            ))}
            <path d="M8 200L346 46" pathLength="1" stroke="var(--accent)" />
          </svg>
        </div>
        <ol>
          {reasons.map(({ title, text, claim, claimed }, index) => (
            <li key={title}>
              <Tally count={(index + 1) as 1 | 2 | 3 | 4 | 5} />
              <h3 className="h3">{claim ? <ClaimedValue claim={claim} text={title} value={claimed} /> : title}</h3>
              <p>{text}</p>
              {claim === claims.loadTime && (
                <Island name="load-time">
                  <LoadTime />
                </Island>
              )}
            </li>
          ))}
        </ol>
        <Fold className="counted small quiet">
          <summary>{marks.counted}</summary>
          <ul>
            {reasons.map(
              ({ title, claim }) =>
                claim && (
                  <li key={title}>
                    {claim.value}: <ClaimNote claim={claim} />
                  </li>
                ),
            )}
          </ul>
        </Fold>
      </div>
    </Section>
  )
}
