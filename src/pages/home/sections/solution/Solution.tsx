import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { Picture } from '#components/Picture.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { capabilities, solution } from '#content/home/solution.ts'
import { ComparisonRace } from './ComparisonRace.tsx'
import { Island } from '#components/Island.tsx'
import { solutionStyles } from './Solution.styles.ts'

/** Ninety days against three: the race, what each way is like, and what the fast one can do. */
export function Solution() {
  const { claim } = solution
  return (
    <Section ground="deep" labelledBy="expertise-titel" styles={solutionStyles}>
      <SectionHead id="expertise-titel" heading={solution.heading} lead={solution.lead} />
      <Island name="comparison-race">
        <ComparisonRace />
      </Island>
      <p className="note small quiet">
        <ClaimedValue claim={claim} text={claim.value} />: <ClaimNote claim={claim} />
      </p>
      <div className="grid12 against">
        <Points className="quiet" {...solution.traditional} />
        <Points {...solution.ai} />
      </div>
      <div className="grid12 capabilities">
        {capabilities.map(({ title, text, picture }, index) => (
          <article key={title}>
            <Picture
              name={picture}
              alt=""
              sizes={
                index === 0
                  ? '(min-width: 75rem) 50vw, (min-width: 48rem) 33vw, 6rem'
                  : '(min-width: 75rem) 25vw, (min-width: 48rem) 33vw, 6rem'
              }
            />
            <h3 className="h3">{title}</h3>
            <p className="quiet">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

function Points({ className, title, points }: { className?: string; title: string; points: readonly string[] }) {
  return (
    <div className={className}>
      <h3 className="h3">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
