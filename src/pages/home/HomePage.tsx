import { Suspense, useEffect, useState } from 'react'
import { classicDayMachine } from '../../../machines/classic-day/classic-day.machine.ts'
import { contactChoiceMachine } from '../../../machines/contact-choice/contact-choice.machine.ts'
import { useMachineActor } from '../../actors/useMachineActor.ts'
import { useMatches } from '../../actors/useMatches.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { PartFault } from '../../components/Faults.tsx'
import { Section, SectionContext } from '../../components/Section.tsx'
import { useFirstPartOver } from '../../boot/firstPart.ts'
import { headline } from '../../content/home/headline.ts'
import { messages } from '../../content/messages.ts'
import { ClassicDayContext, RULER_WITH_WORDS } from './classicDay.ts'
import { ClassicHand } from './ClassicHand.tsx'
import type * as RailModule from './RailInstrument.tsx'
import { ContactChoiceContext } from './contactChoice.ts'
import { HourReadout } from './HourReadout.tsx'
import { StartDateContext, useStartDate } from './startDate.ts'
import { sections } from './sections.ts'

/** A section that fails to load does not affect the nine others. */
const sectionFault = (
  <Section as="div" ground="paper">
    <PartFault text={messages.sectionFailed} />
  </Section>
)

/** The hero when its code failed to load: the page keeps its heading, and the header its dark background. */
function HeroStandIn({ fault }: { fault?: string }) {
  return (
    <Section ground="night" variant="page-head">
      <h1 className="h1">{headline.lit + headline.rest}</h1>
      {fault && <PartFault text={fault} />}
    </Section>
  )
}

/** The section in which the traditional lane starts; its day is shown beside the sections after it. */
const RACE = sections.findIndex(({ id }) => id === 'expertise')

/**
 * What the hand on the ruler reads: on the ruler as an instrument where there is room for text, otherwise in the header. Phones
 * never load the instrument; if it fails to load, the prerendered ruler stays.
 *
 * A separate component, because re-rendering the page would make React discard the sections that are not hydrated yet.
 */
function Reading() {
  const isReady = useFirstPartOver()
  const wide = useMatches(RULER_WITH_WORDS)
  const [rail, setRail] = useState<typeof RailModule>()
  useEffect(() => {
    if (isReady && wide) import('./RailInstrument.tsx').then(setRail, () => undefined)
  }, [isReady, wide])
  if (!isReady) return null
  return wide ? rail && <rail.RailInstrument /> : <HourReadout />
}

/** The start page: seventy-two hours in ten sections. */
export function HomePage() {
  const classicDay = useMachineActor(classicDayMachine, {})
  const contactChoice = useMachineActor(contactChoiceMachine, {})
  const startDate = useStartDate()
  const secondHand = <ClassicHand actor={classicDay} />
  return (
    <StartDateContext value={startDate}>
      <ContactChoiceContext value={contactChoice}>
        <ClassicDayContext value={classicDay}>
          <Reading />
          {sections.map((section, index) => (
            <SectionContext key={section.id} value={index > RACE ? { ...section, secondHand } : section}>
              <Suspense fallback={index === 0 && <HeroStandIn />}>
                <ErrorBoundary part={section.id} fallback={index === 0 ? <HeroStandIn fault={messages.sectionFailed} /> : sectionFault}>
                  <section.Part />
                </ErrorBoundary>
              </Suspense>
            </SectionContext>
          ))}
        </ClassicDayContext>
      </ContactChoiceContext>
    </StartDateContext>
  )
}
