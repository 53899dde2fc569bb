import { css } from '@emotion/react'
import { classicDayView } from '#machines/comparison-race/comparison-race.view.ts'
import { useInView } from '#runtime/useInView.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { solution } from '#content/home/solution.ts'
import { race } from './race.ts'
import { RULER_WITH_WORDS } from './rulerWithWords.ts'

/* The hand is hidden within 40 px of the hour labels of its own section and the next, because it would overlap them. */
const zoneStyles = css`
  position: absolute;
  inset: 0;
  mask: linear-gradient(transparent 62px, #000 78px calc(100% - 48px), transparent calc(100% - 32px));
`

const styles = css`
  display: none;
  @media screen and ${RULER_WITH_WORDS} {
    /* The hand moves from below the header to the bottom of the viewport. In the middle it skips the label of the other hand. */
    --from: calc(var(--header-fixed-h) + 3.5rem);
    --leap: 6.5rem;
    position: fixed;
    top: 0;
    left: var(--outer);
    display: block;
    width: var(--rail);
    transform: translateY(calc(var(--from) + var(--way) * (100vh - var(--from) - var(--leap) - 3.5rem)));
    transition: transform var(--t-2) var(--ease-tick);
    &[data-half='second'] {
      transform: translateY(calc(var(--from) + var(--leap) + var(--way) * (100vh - var(--from) - var(--leap) - 3.5rem)));
    }
    ::before {
      content: '';
      position: absolute;
      width: 100%;
      height: 1px;
      background: var(--fg);
    }
    span {
      position: absolute;
      left: var(--tick-s);
      bottom: 3px;
      padding: 3px 6px;
      background: var(--bg);
      font: 500 var(--fs-label) / 1.15 var(--font-display);
      font-stretch: var(--semi-condensed);
      font-variant-numeric: tabular-nums;
      color: var(--muted);
      white-space: pre;
    }
    b {
      font-weight: 600;
      color: var(--fg);
    }
  }
`

/**
 * The second, thin hand on the ruler. It shows the day of the traditional project to visitors who have scrolled past the race. Rendered
 * only once the race has begun, and only in sections that are in view, because hands that nobody sees would cost frames.
 */
export function ClassicDay({ section }: { section: string }) {
  const inView = useInView(() => document.getElementById(section), '0px')
  const { state, day, wayRatio } = useMachineView(race(), classicDayView, inView)
  if (state === 'waiting' || !inView) return null
  return (
    <span css={zoneStyles}>
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
