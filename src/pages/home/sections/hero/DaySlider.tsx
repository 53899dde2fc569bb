import { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { useMachineActor } from '#runtime/useMachineActor.ts'
import { hero } from '#content/home/hero.ts'
import { DayScale } from './DayScale.tsx'
import { Typewriter } from './Typewriter.tsx'

/** The headline, and the ruler with the slider that narrows the headline. */
export function DaySlider({ headingId }: { headingId: string }) {
  const days = useMachineActor(daySliderMachine, hero.ruler.range)
  return (
    <>
      <Typewriter id={headingId} days={days} />
      <DayScale days={days} />
    </>
  )
}
