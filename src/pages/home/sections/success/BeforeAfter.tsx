import { useLayoutEffect, useRef } from 'react'
import { beforeAfterMachine } from '#machines/before-after/before-after.machine.ts'
import { beforeAfterView } from '#machines/before-after/before-after.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useSeen } from '#runtime/useSeen.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { success } from '#content/home/success.ts'
import type { FormerSite } from '#content/types.ts'
import { beforeAfterStyles } from './BeforeAfter.styles.ts'

/** Share of the websites that has to be visible before the handle moves by itself. */
const SEEN_RATIO = 0.5

const texts = success.beforeAfter

/**
 * The handle that pulls the old website off the new one, and what is on either side of it. Both websites are static, so the position is set
 * on the frame around all three.
 */
export function BeforeAfter({ loadTimes }: Pick<FormerSite, 'loadTimes'>) {
  const actor = useMachineActor(beforeAfterMachine, {})
  const { state, slider, uncoveredRatio, lagRatio } = useMachineView(actor, beforeAfterView)
  const element = useRef<HTMLDivElement>(null)
  useHolds(actor, element)
  useSeen(element, SEEN_RATIO, () => actor.send({ type: 'section.seen' }))
  useLayoutEffect(() => {
    element.current?.closest<HTMLElement>('[data-client]')?.style.setProperty('--uncovered', String(uncoveredRatio))
  }, [uncoveredRatio])
  const move = (percent: number) => actor.send({ type: 'handle.moved', percent })
  return (
    <div
      ref={element}
      css={beforeAfterStyles}
      className="screen-only"
      style={state === 'waiting' ? undefined : ({ '--lag-ratio': lagRatio } as object)}
      data-machine="before-after"
      data-state={state}
    >
      <p>
        <span data-part="after">
          {texts.after}: {loadTimes.after}
        </span>{' '}
        <span data-part="before">
          {texts.before}: {loadTimes.before}
        </span>
      </p>
      <RulerSlider
        className="with-script"
        looseHandle
        label={texts.slider}
        {...slider}
        valueText={texts.position(slider.value)}
        onMove={move}
        onGrab={() => () => move(slider.value)}
      />
    </div>
  )
}
