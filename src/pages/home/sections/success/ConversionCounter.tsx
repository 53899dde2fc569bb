import { useRef } from 'react'
import { countersMachine, VISIBILITY_RATIO } from '../../../../../machines/counters/counters.machine.ts'
import { countersView } from '../../../../../machines/counters/counters.view.ts'
import { useMachineActor, useMachineView } from '../../../../actors/useMachineActor.ts'
import { useSeen } from '../../../../actors/useSeen.ts'
import { BookingLink } from '../../../../components/BookingLink.tsx'
import { TwoSpeeds } from '../../../../components/Section.tsx'
import { ClaimNote } from '../../../../components/ClaimNote.tsx'
import { success } from '../../../../content/home/success.ts'
import { claimNotes } from '../../../../content/marks.ts'

/** The one large figure beside the section's headline. It counts up when it comes into view; whoever reads aloud hears where it ends. */
export function ConversionCounter() {
  const counters = useMachineActor(countersMachine, { targets: success.counter.targets })
  const { state, conversion } = useMachineView(counters, countersView)
  const element = useRef<HTMLDivElement>(null)
  useSeen(element, VISIBILITY_RATIO, () => counters.send({ type: 'section.seen' }))

  const { unit, text, claim } = success.counter
  return (
    <div ref={element} className="counter" data-machine="counters" data-state={state} data-conversion={conversion}>
      <h2 className="h2 beside" id="erfolge-titel">
        <TwoSpeeds heading={success.heading} />
      </h2>
      <p className={`figure ${claimNotes(claim).mark ? 'sample' : ''}`}>
        <span className="visually-hidden">{claim.value}</span>
        <span className="counted" aria-hidden="true">
          <span className="room">{success.counter.targets[2]}</span>
          <span>{conversion}</span>
        </span>
        <span aria-hidden="true">{unit}</span>
      </p>
      <div>
        <p className="lead">{text}</p>
        <p className="small quiet">
          <ClaimNote claim={claim} atValue />
        </p>
        <BookingLink label={success.booking.label} />
      </div>
    </div>
  )
}
