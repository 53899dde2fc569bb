import { useEffect } from 'react'
import { loadTimeMachine } from '#machines/load-time/load-time.machine.ts'
import { loadTimeView } from '#machines/load-time/load-time.view.ts'
import { onLargestPaint } from '#runtime/largestPaint.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { loadTime } from '#content/home/loadTime.ts'
import { styles } from './LoadTime.styles.ts'

/** How long the page took to load, shown next to the goal if the goal was met. Prerendered without text. */
export function LoadTime() {
  const actor = useMachineActor(loadTimeMachine, loadTime)
  const { state, text } = useMachineView(actor, loadTimeView)
  useEffect(() => onLargestPaint((ms) => actor.send({ type: 'paint.measured', ms })), [actor])
  return (
    <p css={styles} className="with-script" data-machine="load-time" data-state={state} data-room={loadTime.text}>
      <span>{text}</span>
    </p>
  )
}
