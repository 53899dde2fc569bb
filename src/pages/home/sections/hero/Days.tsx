import { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { useMachineActor } from '#runtime/useMachineActor.ts'
import { hero } from '#content/home/hero.ts'
import { DayScale } from './DayScale.tsx'
import { Headline } from './Headline.tsx'

/** The headline, and the ruler with the slider that narrows the headline. */
export function Days({ headingId }: { headingId: string }) {
  const days = useMachineActor(daySliderMachine, hero.ruler.range)
  return (
    <>
      <Headline id={headingId} days={days} />
      <DayScale days={days} />
    </>
  )
}
