import { css } from '@emotion/react'
import { useEffect } from 'react'
import { loadTimeMachine } from '#machines/load-time/load-time.machine.ts'
import { loadTimeView } from '#machines/load-time/load-time.view.ts'
import { onLargestPaint } from '#runtime/largestPaint.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { loadTime } from '#content/home/loadTime.ts'

/** Reserves space for the sentence, so that nothing moves when it appears. */
const styles = css`
  display: grid;
  font-weight: 600;
  &::after {
    content: attr(data-room) / '';
    visibility: hidden;
  }
  > span,
  &::after {
    grid-area: 1 / 1;
  }
  @media (scripting: none) {
    display: none !important;
  }
`

/** How long the page took to load, shown next to the goal if the goal was met. Prerendered without text. */
export function LoadTime() {
  const actor = useMachineActor(loadTimeMachine, loadTime)
  const { state, text } = useMachineView(actor, loadTimeView)
  useEffect(() => onLargestPaint((ms) => actor.send({ type: 'paint.measured', ms })), [actor])
  return (
    <p css={styles} data-machine="load-time" data-state={state} data-room={loadTime.text}>
      <span>{text}</span>
    </p>
  )
}
