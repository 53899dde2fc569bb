import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { condensedView } from '#machines/day-slider/day-slider.view.ts'
import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { headline } from '#content/home/headline.ts'
import { hero } from '#content/home/hero.ts'
import { paintTyped } from '#motion/typedText.ts'
import type { DaySliderActor } from './DayInput.tsx'
import { savedStyles, styles } from './Typewriter.styles.ts'

const { lit, rest } = headline
/** Where the lit half breaks on small screens. */
const BREAK_AT = lit.indexOf(' ') + 1

/** Styles that narrow the slow half of the headline. */
function pulledTogether({ widthPercent, weight }: ReturnType<typeof condensedView>): CSSProperties {
  return {
    display: 'flex',
    contain: 'layout',
    whiteSpace: 'nowrap',
    fontStretch: `${widthPercent}%`,
    fontWeight: weight,
  }
}

/** The typed headline. Its text is there from the start, and characters light up one by one. */
export function Typewriter({ id, days }: { id: string; days: DaySliderActor }) {
  const element = useRef<HTMLHeadingElement>(null)
  const typewriter = useMachineActor(typewriterMachine, { characterCount: lit.length + rest.length })
  const { state, typed } = useMachineView(typewriter, typewriterView)
  useHolds(typewriter, element)
  // The prerendered text is dimmed by an animation. If that is over because the script loaded late, or if there was none, the text is not
  // dimmed and typed again.
  const [isUnlit] = useState(() => typeof document !== 'undefined' && document.getElementById(id)?.getAnimations({ subtree: true }).length)
  useEffect(() => {
    if (isUnlit === 0) typewriter.send({ type: 'text.read' })
  }, [isUnlit, typewriter])
  useEffect(() => {
    if (state === 'done') days.send({ type: 'intro.ended' })
  }, [state, days])
  useLayoutEffect(() => paintTyped(element.current!, typed), [typed])

  return (
    <h1 ref={element} css={styles} id={id} data-machine="typewriter" data-state={state} data-typed={typed}>
      <span data-part="fast">
        <span>{lit.slice(0, BREAK_AT)}</span>
        <span>{lit.slice(BREAK_AT)}</span>
      </span>
      <SlowLine days={days} />
    </h1>
  )
}

/** The second line, which the slider narrows, and the space that this frees. */
function SlowLine({ days }: { days: DaySliderActor }) {
  const condensed = useMachineView(days, condensedView)
  const { savedDays } = condensed
  return (
    <span data-part="slow" style={savedDays > 0 ? pulledTogether(condensed) : undefined}>
      {rest}
      {savedDays > 0 && (
        <span css={savedStyles} aria-hidden="true">
          <b>{hero.ruler.saved(savedDays)}</b>
        </span>
      )}
    </span>
  )
}
