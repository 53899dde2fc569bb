import { Button } from '#components/Button.tsx'
import { Row } from '#components/Layout.tsx'
import { Scale } from '#components/Scale.tsx'
import { Section } from '#components/Section.tsx'
import { classicDays } from '#content/days.ts'
import { notFound } from '#content/notFound.ts'
import { contentStyles, FALLEN, styles } from './NotFoundPage.styles.ts'

/** The page for unknown URLs, with three links to the rest of the site. */
export function NotFoundPage() {
  const { heading, lead, links, alt } = notFound
  return (
    <Section ground="night" styles={styles} contentStyles={contentStyles} labelledBy="titel">
      <h1 id="titel">
        {heading.fast} <span className="slow">{heading.slow}</span>
      </h1>
      <div role="img" aria-label={alt}>
        <Scale count={classicDays} without={[FALLEN, FALLEN + 1, FALLEN + 2, FALLEN + 3]} height={() => 0.62} />
        <Scale className="fallen" count={1} lit={1} />
      </div>
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
