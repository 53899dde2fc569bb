import { ClaimNote } from '#components/ClaimNote.tsx'
import { Split } from '#components/Layout.tsx'
import { Samples } from '#components/Marks.tsx'
import { Picture } from '#components/Picture.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { capabilities, solution } from '#content/home/solution.ts'
import { unproven } from '#content/marks.ts'
import { ComparisonRace } from './ComparisonRace.tsx'
import { Island } from '#components/Island.tsx'
import { solutionStyles } from './Solution.styles.ts'

/** Ninety days against three: the race, what each way is like, and what the fast one can do. */
export function Solution() {
  const { claim } = solution
  return (
    <Section ground="deep" labelledBy="expertise-titel" styles={solutionStyles}>
      <SectionHead id="expertise-titel" heading={solution.heading} />
      <Island name="comparison-race">
        <ComparisonRace />
      </Island>
      <p className="note small quiet">
        <Samples as="span" of={[unproven(claim)]} />
        <ClaimNote claim={claim} />
      </p>
      <div className="against">
        <Points className="quiet" {...solution.traditional} />
        <Points {...solution.ai} />
      </div>
      <Split className="capabilities" columns="2fr 1fr 1fr" from="tablet" gap={1} above={4}>
        {capabilities.map(({ title, text, picture }, index) => (
          <Split as="article" narrow="min(4.5rem, 22vw) 1fr" columns="100%" from="tablet" gap={0} key={title}>
            <Picture name={picture} alt="" sizes={index === 0 ? '(min-width: 48rem) 50vw, 6rem' : '(min-width: 48rem) 25vw, 6rem'} />
            <div>
              <h3 className="h4">{title}</h3>
              <p className="quiet">{text}</p>
            </div>
          </Split>
        ))}
      </Split>
    </Section>
  )
}

function Points({ className, title, points }: { className?: string; title: string; points: readonly string[] }) {
  return (
    <div className={className}>
      <h3 className="h4">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
