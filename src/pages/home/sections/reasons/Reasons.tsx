import { ClaimNote } from '#components/ClaimNote.tsx'
import { Sidebar, Split } from '#components/Layout.tsx'
import { Samples, SampleValue } from '#components/Marks.tsx'
import { Heading, Section } from '#components/Section.tsx'
import { Tally } from '#components/Tally.tsx'
import { reasons, reasonsSection } from '#content/home/reasons.ts'
import { unproven } from '#content/marks.ts'
import { reasonsStyles } from './Reasons.styles.ts'

/** Five reasons, counted with tally marks. */
export function Reasons() {
  return (
    <Section ground="violet" labelledBy="gruende-titel" styles={reasonsStyles}>
      <Sidebar columns="5fr 7fr" aside="first">
        <Split columns="1fr" narrow="1fr auto" gap={1} align="end">
          <Heading className="h2 beside" id="gruende-titel" text={reasonsSection.heading} />
          <Tally count={5} data-arrives="" />
        </Split>
        <ol>
          {reasons.map(({ title, text, claim }, index) => (
            <li key={title}>
              <Tally count={(index + 1) as 1 | 2 | 3 | 4 | 5} />
              <h3 className="h3">
                <SampleValue sample={claim && unproven(claim)}>{title}</SampleValue>
              </h3>
              <p className="quiet">{claim ? <ClaimNote claim={claim} /> : text}</p>
            </li>
          ))}
        </ol>
      </Sidebar>
      <Samples of={reasons.map(({ claim, claimed }) => claim && unproven(claim, claimed))} />
    </Section>
  )
}
