import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { daySliderView } from '#machines/day-slider/day-slider.view.ts'
import { HIGHLIGHT_CHARACTERS, typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { headline } from '#content/home/headline.ts'
import { hero } from '#content/home/hero.ts'
import type { Days } from './DaySlider.tsx'

const TEXT = headline.lit + headline.rest

/**
 * The pieces of the headline within which lines never break, each with the position of its first character. On small screens every piece
 * has its own line.
 */
const PIECES = (() => {
  const breakAt = TEXT.indexOf(' ') + 1
  return [
    { start: 0, text: TEXT.slice(0, breakAt) },
    { start: breakAt, text: TEXT.slice(breakAt, HIGHLIGHT_CHARACTERS) },
    { start: HIGHLIGHT_CHARACTERS, text: TEXT.slice(HIGHLIGHT_CHARACTERS) },
  ] as const
})()

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
      display: inline;
    }
    .fast .piece:first-of-type {
      display: inline-block;
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
  .typed {
    position: absolute;
    white-space: pre;
  }
  .typing .typed {
    padding-right: 0.085em;
    background: linear-gradient(var(--yellow-400) 0 0) right 60% / 0.05em 0.9em no-repeat;
  }
  .fast .typing .typed {
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
    .typing .typed {
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
function pulledTogether({ widthPercent, weight }: ReturnType<typeof daySliderView>): CSSProperties {
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
export function Headline({ id, days }: { id: string; days: Days }) {
  const element = useRef<HTMLHeadingElement>(null)
  const typewriter = useMachineActor(typewriterMachine, { characterCount: TEXT.length })
  const { state, typed } = useMachineView(typewriter, typewriterView)
  const slider = useMachineView(days, daySliderView)
  const { savedDays } = slider
  useHolds(typewriter, element)
  // If the script loaded so late that CSS has already lit the prerendered text, the text is not dimmed and typed again.
  const [wasLit] = useState(() => typeof document !== 'undefined' && isLit(document.getElementById(id)))
  useEffect(() => {
    if (wasLit) typewriter.send({ type: 'text.read' })
  }, [wasLit, typewriter])
  useEffect(() => {
    if (state === 'done') days.send({ type: 'intro.ended' })
  }, [state, days])

  const [first, second, third] = PIECES.map(({ start, text }, index) => {
    const lit = Math.min(text.length, Math.max(0, typed - start))
    const whole = lit === text.length
    return (
      <span key={index} className={typed >= start && !whole ? 'piece typing' : 'piece'}>
        <span className="typed">{whole ? '' : text.slice(0, lit)}</span>
        <span className={whole ? 'lit' : 'unlit'}>{text}</span>
      </span>
    )
  })
  return (
    <h1 ref={element} id={id} css={styles} data-machine="typewriter" data-state={state} data-typed={typed}>
      <span className="visually-hidden">{TEXT}</span>
      <span aria-hidden="true">
        <span className="fast">
          {first}
          {second}
        </span>
        <span className="slow-line" style={savedDays > 0 ? pulledTogether(slider) : undefined}>
          {third}
          {savedDays > 0 && (
            <span css={savedStyles}>
              <b>{hero.ruler.saved(savedDays)}</b>
            </span>
          )}
        </span>
      </span>
    </h1>
  )
}
