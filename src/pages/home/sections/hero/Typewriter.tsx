import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { condensedView } from '#machines/day-slider/day-slider.view.ts'
import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { headline } from '#content/home/headline.ts'
import { hero } from '#content/home/hero.ts'
import type { DaySliderActor } from './DayInput.tsx'

type Typewriter = Actor<typeof typewriterMachine>

const TEXT = headline.lit + headline.rest
const BREAK_AT = TEXT.indexOf(' ') + 1

/** A piece of the headline, and a view of how much of it is typed. A view of its own, so that a character renders only its own piece. */
const pieceOf = (start: number, end?: number) => {
  const text = TEXT.slice(start, end)
  const view = (snapshot: SnapshotFrom<typeof typewriterMachine>) =>
    Math.min(text.length, Math.max(0, typewriterView(snapshot).typed - start))
  return { text, view }
}

/** The pieces of the headline within which lines never break. On small screens every piece has its own line. */
const FIRST = pieceOf(0, BREAK_AT)
const SECOND = pieceOf(BREAK_AT, headline.lit.length)
const THIRD = pieceOf(headline.lit.length)

const styles = css`
  container-type: inline-size;
  /* Every piece just fits its line, but not if the reader has set a larger letter spacing. */
  overflow-wrap: anywhere;
  font-family: var(--font-display);

  .fast,
  .slow-line {
    display: block;
    margin-right: calc(var(--page-r) * -1);
  }
  .fast {
    margin-left: -0.012em;
    font-stretch: var(--condensed);
    font-weight: 700;
    line-height: 0.84;
    color: var(--yellow-400);
  }
  .slow-line {
    font-stretch: var(--expanded);
    font-weight: 400;
    font-size: var(--fs-hero-expanded);
    line-height: 1;
    margin-top: 0.5em;
    margin-left: -0.03em;
  }
  .piece {
    display: block;
  }
  .fast .piece:first-of-type {
    font-size: var(--fs-hero-condensed-1);
  }
  .fast .piece:last-of-type {
    font-size: var(--fs-hero-condensed-2);
  }
  @media (min-width: 48rem) {
    .fast {
      font-size: var(--fs-hero-condensed);
      line-height: 0.88;
    }
    .fast .piece {
      display: inline-block;
    }
    .fast .piece:first-of-type {
      min-width: var(--hero-condensed-1);
    }
    .fast .piece:first-of-type,
    .fast .piece:last-of-type {
      font-size: inherit;
    }
    .slow-line {
      margin-top: 0.13em;
    }
  }

  /*
   * The unlit text is visible from the start, and the typed text grows on top of it. Nothing in the layout moves, and kerning is preserved.
   * Letters are not in separate elements, because each of them would count as shifted when the font loads late. The text has the violet of
   * unlit strokes, with the contrast of 3:1 that large text requires. This is a colour instead of an opacity, so that browsers count the
   * text as painted from the start.
   */
  .unlit {
    color: color-mix(in oklab, var(--lilac-400) 62%, var(--bg));
  }
  /* A box without height, which the text overflows. With every character browsers lay out only this box. */
  .typed {
    display: block;
    contain: size layout style;
    white-space: pre;
    visibility: hidden;
  }
  .typing .typed {
    visibility: visible;
  }
  /* Drawn as the background of an inline box. A box of its own would count as shifted with every character. */
  .typing .typed::after {
    content: '';
    padding-right: 0.085em;
    background: linear-gradient(var(--yellow-400) 0 0) right / 0.05em 0.9em no-repeat;
  }
  .fast .typing .typed::after {
    padding-right: 0.07em;
    background-size: 0.035em 0.82em;
  }

  /* Nothing is typed without JavaScript, with reduced motion, or if the script fails to load. */
  @media (scripting: none), (prefers-reduced-motion: reduce) {
    .unlit {
      color: inherit;
    }
    .typed {
      display: none;
    }
  }
  @keyframes light-up {
    to {
      color: inherit;
    }
  }
  [data-island]:not([data-hydrated]) & .unlit {
    animation: light-up 1ms 1.2s forwards;
  }
  @media (forced-colors: active) {
    .typing .typed::after {
      background-image: linear-gradient(CanvasText 0 0);
    }
  }
`

/** A bracket across the space that becomes free when the line is narrowed. */
const savedStyles = css`
  position: relative;
  flex: 1;
  height: 1em;
  margin: 0 var(--page-r) 0 0.1em;
  container-type: size;
  color: var(--yellow-400);
  ::after {
    content: '';
    position: absolute;
    inset: 58% 0 18%;
    border: solid;
    border-width: 0 3px 3px;
  }
  b {
    position: absolute;
    inset: auto 0 46%;
    font: 600 clamp(0.875rem, 0.2em, 1.375rem) / 1.05 var(--font-display);
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: normal;
    text-wrap: balance;
    opacity: 0;
  }
  /* Shown only where it fits. If it needs two lines, the line above must be far enough away. */
  @container ((min-width: 7rem) or ((min-width: 4.25rem) and (max-height: 3.75rem))) {
    b {
      opacity: 1;
    }
  }
`

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
        <span className="fast">
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
  const lit = useMachineView(typewriter, view)
  const whole = lit === text.length
  return (
    <span className={lit > 0 && !whole ? 'piece typing' : 'piece'}>
      <span className="typed">{text.slice(0, lit)}</span>
      <span className={whole ? 'lit' : 'unlit'}>{text}</span>
    </span>
  )
}

/** The second line, which the slider narrows, and the space that this frees. */
function SlowLine({ days, children }: { days: DaySliderActor; children: ReactNode }) {
  const condensed = useMachineView(days, condensedView)
  const { savedDays } = condensed
  return (
    <span className="slow-line" style={savedDays > 0 ? pulledTogether(condensed) : undefined}>
      {children}
      {savedDays > 0 && (
        <span css={savedStyles}>
          <b>{hero.ruler.saved(savedDays)}</b>
        </span>
      )}
    </span>
  )
}
