import { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { useMachineActor } from '#runtime/useMachineActor.ts'
import { DayScale } from './DayScale.tsx'
import { Headline } from './Headline.tsx'

/** The promise, and the ruler that pulls it together. */
export function Days({ headingId }: { headingId: string }) {
  const days = useMachineActor(daySliderMachine, {})
  return (
    <>
      <Headline id={headingId} days={days} />
      <DayScale days={days} />
    </>
  )
}
