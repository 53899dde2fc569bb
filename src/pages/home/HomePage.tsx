import { Suspense } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { PartFault } from '../../components/Faults.tsx'
import { Section, SectionContext } from '../../components/Section.tsx'
import { messages } from '../../content/messages.ts'
import { sections } from './sections.ts'

/** Fetches all sections ahead, for a visit from another page of the site. One that does not come says so in its place. */
export function preloadSections(): Promise<unknown> {
  return Promise.allSettled(sections.map(({ Part }) => Part.preload()))
}

/** A section that does not arrive leaves the nine others alone. */
const sectionFault = (
  <Section as="div" ground="papier">
    <PartFault text={messages.sectionFailed} />
  </Section>
)

/** The start page: seventy-two hours in ten sections. */
export function HomePage() {
  return sections.map((section) => (
    <SectionContext key={section.id} value={section}>
      <Suspense>
        <ErrorBoundary fallback={sectionFault}>
          <section.Part />
        </ErrorBoundary>
      </Suspense>
    </SectionContext>
  ))
}
