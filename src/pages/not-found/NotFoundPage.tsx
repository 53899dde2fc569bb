import { Button } from '#components/Button.tsx'
import { Row } from '#components/Layout.tsx'
import { Section } from '#components/Section.tsx'
import { classicDays } from '#content/classic.ts'
import { notFound } from '#content/not-found.ts'
import { evenly, uprights } from '#pictures/strokes.ts'
import { contentStyles, styles } from './NotFoundPage.styles.ts'

/** Number of strokes, one for each day of a traditional project. One of them has fallen over and lies where the next three are missing. */
const COUNT = classicDays
const FALLEN = Math.round(COUNT * 0.63)
const COVERED = 3
const STANDING = uprights([...evenly(0, FALLEN), ...evenly(FALLEN + COVERED + 1, COUNT)], 100, 38)

/** The page for unknown URLs, with three links to the rest of the site. */
export function NotFoundPage() {
  const { heading, lead, links, alt } = notFound
  return (
    <Section ground="night" styles={styles} contentStyles={contentStyles} labelledBy="titel">
      <h1 id="titel">
        {heading.fast} <span className="slow">{heading.slow}</span>
      </h1>
      <svg viewBox={`0 0 ${COUNT - 1} 100`} preserveAspectRatio="none" role="img" aria-label={alt}>
        <path d={STANDING} vectorEffect="non-scaling-stroke" stroke="var(--tick)" strokeWidth={2} />
        <g transform={`translate(${FALLEN})`}>
          <path className="fallen" d="M0 100L2.7 0" vectorEffect="non-scaling-stroke" stroke="var(--accent)" strokeWidth={5} />
        </g>
      </svg>
      <p className="lead quiet">{lead}</p>
      <Row>
        {links.map(({ label, href }, index) => (
          <Button key={href} variant={index === 0 ? 'filled' : 'outline'} strokes={index === 0} href={href}>
            {label}{' '}
          </Button>
        ))}
      </Row>
    </Section>
  )
}
