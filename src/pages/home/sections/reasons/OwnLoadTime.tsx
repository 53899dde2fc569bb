import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { loadTimeMachine } from '#machines/load-time/load-time.machine.ts'
import { loadTimeView } from '#machines/load-time/load-time.view.ts'
import { onLargestPaint } from '#runtime/largestPaint.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useSeen } from '#runtime/useSeen.ts'
import { loadTime } from '#content/home/reasons.ts'

/** The longest of the sentences reserves the space, so that nothing moves. */
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

const ROOM = loadTime.texts.slower

/** How long this very visit took, next to the promise. Prerendered without text. */
export function OwnLoadTime() {
  const actor = useMachineActor(loadTimeMachine, loadTime)
  const { state, text } = useMachineView(actor, loadTimeView)
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(
    () => onLargestPaint((ms) => actor.send(ms === undefined ? { type: 'paint.unknown' } : { type: 'paint.measured', ms })),
    [actor],
  )
  // A visitor who reads this has scrolled or pressed something, after which browsers report no larger paint.
  useSeen(element, 1, () => actor.send({ type: 'paint.unknown' }))
  return (
    <p ref={element} css={styles} data-machine="load-time" data-state={state} data-room={ROOM}>
      <span>{text}</span>
    </p>
  )
}
