import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { beforeAfterMachine } from '#machines/before-after/before-after.machine.ts'
import { beforeAfterView } from '#machines/before-after/before-after.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useSeen } from '#runtime/useSeen.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { success } from '#content/home/success.ts'
import { beforeAfterStyles } from './BeforeAfter.styles.ts'
import { FormerSite } from './FormerSite.tsx'

/** Share of the websites that has to be visible before the handle moves by itself. */
const SEEN_RATIO = 0.5

const texts = success.beforeAfter

/** The old website on top of the new one, the handle that pulls it off, and what is on either side of the handle. */
export function BeforeAfter({ former }: ComponentProps<typeof FormerSite>) {
  const actor = useMachineActor(beforeAfterMachine, {})
  const { state, slider, uncoveredRatio, lagRatio } = useMachineView(actor, beforeAfterView)
  const element = useRef<HTMLDivElement>(null)
  useHolds(actor, element)
  useSeen(element, SEEN_RATIO, () => actor.send({ type: 'section.seen' }))
  const move = (percent: number) => actor.send({ type: 'handle.moved', percent })
  return (
    <div
      ref={element}
      css={beforeAfterStyles}
      className="screen-only"
      style={state === 'waiting' ? undefined : ({ '--uncovered': uncoveredRatio, '--lag-ratio': lagRatio } as object)}
      data-machine="before-after"
      data-state={state}
    >
      <FormerSite former={former} />
      <p>
        <span data-part="after">
          {texts.after}: {former.loadTimes.after}
        </span>{' '}
        <span data-part="before">
          {texts.before}: {former.loadTimes.before}
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
