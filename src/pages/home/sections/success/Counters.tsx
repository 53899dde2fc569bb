import { useRef } from 'react'
import { countersMachine, VISIBILITY_RATIO } from '#machines/counters/counters.machine.ts'
import { countersView } from '#machines/counters/counters.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useSeen } from '#runtime/useSeen.ts'
import { BookingLink } from '#components/BookingLink.tsx'
import { Figure } from '#components/Figure.tsx'
import { SampleValue } from '#components/Marks.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { success } from '#content/home/success.ts'
import { unproven } from '#content/marks.ts'

/**
 * The only large figure. It counts up when it comes into view; whoever reads or copies it gets the final value.
 */
export function Counters() {
  const counters = useMachineActor(countersMachine, { targets: success.counter.targets })
  const { state, conversion } = useMachineView(counters, countersView)
  const element = useRef<HTMLDivElement>(null)
  useSeen(element, VISIBILITY_RATIO, () => counters.send({ type: 'section.seen' }))

  const { unit, text, claim } = success.counter
  return (
    <div ref={element} data-machine="counters" data-state={state} data-conversion={conversion}>
      <Figure as="p" size="xl" className="percent">
        {/* The text is the final value, and the styles draw another one over it. */}
        <SampleValue sample={unproven(claim)}>
          <span data-part="value" data-now={state === 'counting' ? `${conversion}${unit}` : undefined}>
            {claim.value}
          </span>
        </SampleValue>
      </Figure>
      <div>
        <p className="h4">{text}</p>
        <p className="small quiet">
          <ClaimNote claim={claim} />
        </p>
        <BookingLink talk={success.booking} />
      </div>
    </div>
  )
}
