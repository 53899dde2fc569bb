import { classicDayView } from '#machines/comparison-race/comparison-race.view.ts'
import { useInView } from '#runtime/useInView.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { solution } from '#content/home/solution.ts'
import { race } from './race.ts'
import { styles, zoneStyles } from './ClassicDay.styles.ts'

/**
 * The second, thin hand on the ruler. It shows the day of the traditional project to visitors who have scrolled past the race. Rendered
 * only once the race has begun, and only in sections that are in view, because hands that nobody sees would cost frames.
 */
export function ClassicDay({ section }: { section: string }) {
  const inView = useInView(() => document.getElementById(section), '0px')
  const { state, day, wayRatio } = useMachineView(race(), classicDayView, inView)
  if (state === 'waiting' || !inView) return null
  return (
    <span css={zoneStyles} className="screen-only">
      <span
        css={styles}
        style={{ '--way': wayRatio } as object}
        data-part="classic-day"
        data-state={state}
        data-day={day}
        data-half={wayRatio > 0.5 ? 'second' : 'first'}
      >
        <span>
          {solution.race.railHand}
          {'\n'}
          <b>{`${solution.race.day}\u00a0${day}`}</b>
        </span>
      </span>
    </span>
  )
}
