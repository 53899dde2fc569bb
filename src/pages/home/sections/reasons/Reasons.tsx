import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { Tally } from '#components/Tally.tsx'
import { reasons, reasonsSection } from '#content/home/reasons.ts'
import { reasonsStyles } from './Reasons.styles.ts'

/** Five reasons, counted with tally marks. */
export function Reasons() {
  return (
    <Section ground="violet" labelledBy="gruende-titel">
      <div className="grid12" css={reasonsStyles}>
        <div>
          <h2 className="h2 beside" id="gruende-titel">
            <TwoSpeeds heading={reasonsSection.heading} />
          </h2>
          <svg data-arrives="" viewBox="0 0 360 240" fill="none" aria-hidden="true">
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
              <p className="quiet">{claim ? <ClaimNote claim={claim} /> : text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
