import { Suspense } from 'react'
import { lazyPart } from '../../app/lazyPart.tsx'
import { FaultBoundary } from '../../components/FaultBoundary.tsx'
import { PartFault } from '../../components/Faults.tsx'
import { Section } from '../../components/Section.tsx'
import { messages } from '../../content/messages.ts'

/** The ten sections in their order, each with its own file of code that comes when the visitor is near. */
const sections = [
  lazyPart(
    () => import('./sections/hero/Hero.tsx'),
    (module) => module.Hero,
  ),
  lazyPart(
    () => import('./sections/problem/Problem.tsx'),
    (module) => module.Problem,
    { nearId: 'probleme' },
  ),
  lazyPart(
    () => import('./sections/solution/Solution.tsx'),
    (module) => module.Solution,
    { nearId: 'expertise' },
  ),
  lazyPart(
    () => import('./sections/packages/Packages.tsx'),
    (module) => module.Packages,
    { nearId: 'services' },
  ),
  lazyPart(
    () => import('./sections/reasons/Reasons.tsx'),
    (module) => module.Reasons,
    { nearId: 'gruende' },
  ),
  lazyPart(
    () => import('./sections/success/Success.tsx'),
    (module) => module.Success,
    { nearId: 'erfolge' },
  ),
  lazyPart(
    () => import('./sections/process/Process.tsx'),
    (module) => module.Process,
    { nearId: 'prozess' },
  ),
  lazyPart(
    () => import('./sections/testimonials/Testimonials.tsx'),
    (module) => module.Testimonials,
    { nearId: 'stimmen' },
  ),
  lazyPart(
    () => import('./sections/faq/Faq.tsx'),
    (module) => module.Faq,
    { nearId: 'fragen' },
  ),
  lazyPart(
    () => import('./sections/contact/Contact.tsx'),
    (module) => module.Contact,
    { nearId: 'kontakt' },
  ),
]

/** Fetches all sections ahead, for a visit from another page of the site. One that does not come says so in its place. */
export function preloadSections(): Promise<unknown> {
  return Promise.allSettled(sections.map((section) => section.preload()))
}

/** A section that does not arrive leaves the nine others alone. */
const sectionFault = (
  <Section as="div" ground="papier">
    <PartFault text={messages.sectionFailed} />
  </Section>
)

/** The start page: seventy-two hours in ten sections. */
export function HomePage() {
  return sections.map((HomeSection, index) => (
    <Suspense key={index}>
      <FaultBoundary instead={sectionFault}>
        <HomeSection />
      </FaultBoundary>
    </Suspense>
  ))
}
