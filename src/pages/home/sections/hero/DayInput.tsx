import { useRef } from 'react'
import type { Actor } from 'xstate'
import type { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { dayAtShift, daySliderView } from '#machines/day-slider/day-slider.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { dayLabel, hero } from '#content/home/hero.ts'
import { styles } from './DayInput.styles.ts'

export type DaySliderActor = Actor<typeof daySliderMachine>

const { range } = hero.ruler

/** The day at which the handle is seen while it moves by itself. */
function seenDay(element: HTMLElement | null): number | undefined {
  const ruler = element?.querySelector('input')?.parentElement
  return ruler ? dayAtShift(range, new DOMMatrix(getComputedStyle(ruler).transform).m41 / ruler.offsetWidth) : undefined
}

/** The slider on the hero's ruler. It selects a day. */
export function DayInput({ days }: { days: DaySliderActor }) {
  const { state, day, slider, savedDays, positionRatio, shiftRatio } = useMachineView(days, daySliderView)
  const element = useRef<HTMLDivElement>(null)
  const name = `${hero.ruler.day}\u00a0${day}`
  const moved = savedDays > 0
  const grab = () => {
    const seen = state === 'nudging' && seenDay(element.current)
    days.send({ type: 'handle.grabbed' })
    if (seen) days.send({ type: 'day.changed', day: seen })
    return () => days.send({ type: 'day.changed', day })
  }
  return (
    <div
      ref={element}
      css={styles}
      className="screen-only"
      style={{ '--position': positionRatio, '--shift': shiftRatio } as object}
      data-machine="day-slider"
      data-state={state}
      data-moved={moved || undefined}
      data-won={positionRatio === 0 || undefined}
    >
      {moved && (
        <div aria-hidden="true">
          <i />
          <p>
            <b>{name}</b> <span>{dayLabel(day)}</span>
          </p>
        </div>
      )}
      <RulerSlider
        className="ruler"
        looseHandle
        label={hero.ruler.slider}
        {...slider}
        valueText={`${name}: ${dayLabel(day)}`}
        onMove={(next) => days.send({ type: 'day.changed', day: next })}
        onGrab={grab}
      />
    </div>
  )
}
