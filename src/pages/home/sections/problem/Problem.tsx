import { Split } from '#components/Layout.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { Scale } from '#components/Scale.tsx'
import { classicDays } from '#content/days.ts'
import { painPoints, problem } from '#content/home/problem.ts'
import { problemStyles } from './Problem.styles.ts'

/** Four pain points that hang from the ruler of a traditional project's days, like stairs going down. */
export function Problem() {
  return (
    <Section ground="paper" labelledBy="probleme-titel" styles={problemStyles}>
      <SectionHead id="probleme-titel" heading={problem.heading} lead={problem.lead} />
      <Scale count={classicDays - 1} without={painPoints.map(({ day }) => day - 1)} />
      <Split as="ol" columns="repeat(4, 1fr)">
        {painPoints.map(({ day, title, text }) => (
          <li key={day}>
            <p className="label">
              {problem.from} {day}
            </p>
            <h3 className="h3">{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </Split>
    </Section>
  )
}
