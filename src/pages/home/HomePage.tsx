import type { ComponentType } from 'react'
import { SectionContext } from '#components/Section.tsx'
import { ClassicHand } from './ClassicHand.tsx'
import { Reading } from './Reading.tsx'
import { Island } from '#components/Island.tsx'
import { sections } from './sections.ts'
import type { SectionId } from './sections.ts'
import { Contact } from './sections/contact/Contact.tsx'
import { Faq } from './sections/faq/Faq.tsx'
import { Hero } from './sections/hero/Hero.tsx'
import { Packages } from './sections/packages/Packages.tsx'
import { Problem } from './sections/problem/Problem.tsx'
import { Process } from './sections/process/Process.tsx'
import { Reasons } from './sections/reasons/Reasons.tsx'
import { Solution } from './sections/solution/Solution.tsx'
import { Success } from './sections/success/Success.tsx'
import { Testimonials } from './sections/testimonials/Testimonials.tsx'

const contents: Readonly<Record<SectionId, ComponentType>> = {
  start: Hero,
  probleme: Problem,
  expertise: Solution,
  services: Packages,
  gruende: Reasons,
  erfolge: Success,
  prozess: Process,
  stimmen: Testimonials,
  fragen: Faq,
  kontakt: Contact,
}

/** The section in which the traditional lane starts; its day is shown beside the sections after it. */
const RACE = sections.findIndex(({ id }) => id === 'expertise')

/** The start page: seventy-two hours in ten sections. */
export function HomePage() {
  return (
    <>
      {sections.map((section, index) => {
        const Content = contents[section.id]
        const secondHand = index > RACE && (
          <Island name="classic-hand">
            <ClassicHand section={section.id} />
          </Island>
        )
        return (
          <SectionContext key={section.id} value={{ ...section, secondHand }}>
            <Content />
          </SectionContext>
        )
      })}
      {/* Last, because its ten links repeat the header's: what follows the skip link is the content. */}
      <Island name="reading">
        <Reading />
      </Island>
    </>
  )
}
