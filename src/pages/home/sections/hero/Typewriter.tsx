import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { condensedView } from '#machines/day-slider/day-slider.view.ts'
import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { pieceView, typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { headline } from '#content/home/headline.ts'
import { hero } from '#content/home/hero.ts'
import type { DaySliderActor } from './DayInput.tsx'
import { savedStyles, styles } from './Typewriter.styles.ts'

type Typewriter = Actor<typeof typewriterMachine>

const TEXT = headline.lit + headline.rest
const BREAK_AT = TEXT.indexOf(' ') + 1

/** A piece of the headline, and its view. A view of its own, so that a character renders only its own piece. */
const pieceOf = (start: number, end?: number) => {
  const text = TEXT.slice(start, end)
  const view = (snapshot: SnapshotFrom<typeof typewriterMachine>) => pieceView(snapshot, start, text.length)
  return { text, view }
}

/** The pieces of the headline within which lines never break. On small screens every piece has its own line. */
const FIRST = pieceOf(0, BREAK_AT)
const SECOND = pieceOf(BREAK_AT, headline.lit.length)
const THIRD = pieceOf(headline.lit.length)

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

function isLit(element: HTMLElement | null): boolean {
  return element?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'finished') ?? false
}

/**
 * The typed headline. It contains the text once for screen readers and crawlers, and a visual copy in which characters light up one by one.
 */
export function Typewriter({ id, days }: { id: string; days: DaySliderActor }) {
  const element = useRef<HTMLHeadingElement>(null)
  const typewriter = useMachineActor(typewriterMachine, { characterCount: TEXT.length })
  useHolds(typewriter, element)
  // If the script loaded so late that CSS has already lit the prerendered text, the text is not dimmed and typed again.
  const [wasLit] = useState(() => typeof document !== 'undefined' && isLit(document.getElementById(id)))
  useEffect(() => {
    if (wasLit) typewriter.send({ type: 'text.read' })
  }, [wasLit, typewriter])

  return (
    <Heading css={styles} element={element} id={id} typewriter={typewriter} days={days}>
      <span className="visually-hidden">{TEXT}</span>{' '}
      <span aria-hidden="true">
        <span data-part="fast">
          <Piece typewriter={typewriter} {...FIRST} />
          <Piece typewriter={typewriter} {...SECOND} />
        </span>
        <SlowLine days={days}>
          <Piece typewriter={typewriter} {...THIRD} />
        </SlowLine>
      </span>
    </Heading>
  )
}

interface HeadingProps {
  className?: string
  element: RefObject<HTMLHeadingElement | null>
  id: string
  typewriter: Typewriter
  days: DaySliderActor
  children: ReactNode
}

/** The element of the headline, which shows the state of the typewriter. A separate component, so that a character renders no children. */
function Heading({ className, element, id, typewriter, days, children }: HeadingProps) {
  const { state, typed } = useMachineView(typewriter, typewriterView)
  useEffect(() => {
    if (state === 'done') days.send({ type: 'intro.ended' })
  }, [state, days])
  return (
    <h1 ref={element} id={id} className={className} data-machine="typewriter" data-state={state} data-typed={typed}>
      {children}
    </h1>
  )
}

function Piece({ typewriter, text, view }: { typewriter: Typewriter } & ReturnType<typeof pieceOf>) {
  const { state, typed } = useMachineView(typewriter, view)
  return (
    <span data-part="piece" data-state={state}>
      <span>{text.slice(0, typed)}</span>
      <span>{text}</span>
    </span>
  )
}

/** The second line, which the slider narrows, and the space that this frees. */
function SlowLine({ days, children }: { days: DaySliderActor; children: ReactNode }) {
  const condensed = useMachineView(days, condensedView)
  const { savedDays } = condensed
  return (
    <span data-part="slow" style={savedDays > 0 ? pulledTogether(condensed) : undefined}>
      {children}
      {savedDays > 0 && (
        <span css={savedStyles}>
          <b>{hero.ruler.saved(savedDays)}</b>
        </span>
      )}
    </span>
  )
}
