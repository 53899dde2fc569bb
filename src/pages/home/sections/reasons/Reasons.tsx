import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { Row, Sidebar } from '#components/Layout.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { Tally } from '#components/Tally.tsx'
import { reasons, reasonsSection } from '#content/home/reasons.ts'
import { reasonsStyles } from './Reasons.styles.ts'

/** Five reasons, counted with tally marks. */
export function Reasons() {
  return (
    <Section ground="violet" labelledBy="gruende-titel" styles={reasonsStyles}>
      <Sidebar columns="5fr 7fr" aside="first">
        <Row gap={1} align="end" justify="space-between">
          <h2 className="h2 beside" id="gruende-titel">
            <TwoSpeeds heading={reasonsSection.heading} />
          </h2>
          <Tally count={5} data-arrives="" />
        </Row>
        <ol>
          {reasons.map(({ title, text, claim, claimed }, index) => (
            <li key={title}>
              <Tally count={(index + 1) as 1 | 2 | 3 | 4 | 5} />
              <h3 className="h3">{claim ? <ClaimedValue claim={claim} text={title} value={claimed} /> : title}</h3>
              <p className="quiet">{claim ? <ClaimNote claim={claim} /> : text}</p>
            </li>
          ))}
        </ol>
      </Sidebar>
    </Section>
  )
}
