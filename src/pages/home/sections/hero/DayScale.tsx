import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { engine } from '#runtime/engine.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useFirstPartOver } from '#runtime/firstPart.ts'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'
import { dayLabel, hero } from '#content/home/hero.ts'
import { attachDayScale } from '#motion/hero-day-scale.ts'
import { asCss, HEIGHT, heightOf, LIT_WIDTH, MINOR_HEIGHT, TENTH_HEIGHT, thinPx } from '#pictures/dayScale.ts'
import { uprights } from '#pictures/strokes.ts'
import { DayInput } from './DayInput.tsx'
import type { DaySliderActor } from './DayInput.tsx'

/** How many strokes are not lit, and the largest of their x positions, which begin at 0. */
const UNLIT = classicDays - aiDays
const SPAN = UNLIT - 1
const positions = Array.from({ length: SPAN + 1 }, (_, x) => x)
/** A height, and the x positions of the strokes that have it. */
const ofHeight = (height: number) => ({ height, xs: positions.filter((x) => heightOf(dayAt(x)) === height) })
const MINOR = ofHeight(MINOR_HEIGHT)
const TENTH = ofHeight(TENTH_HEIGHT)

function dayAt(x: number): number {
  return x + aiDays + 1
}

/** How much later each stroke appears than the last, in ms, when the ruler is drawn: first the unlit ones, then the lit ones. */
const [UNLIT_STAGGER_MS, LIT_STAGGER_MS] = [6, 110]
const COUNT_DOWN_MS = UNLIT * UNLIT_STAGGER_MS
/** Each lit stroke snaps in after its right neighbour. */
const LATER = Array.from({ length: aiDays - 1 }, (_, index) => {
  const delayMs = COUNT_DOWN_MS + 38 + (index + 1) * LIT_STAGGER_MS
  return `.days i:nth-of-type(${aiDays - 1 - index}) {
      animation-delay: ${delayMs}ms;
    }`
})

const drawing = ({ xs, height }: { xs: readonly number[]; height: number }) => uprights(xs, 100, 100 - height)

const styles = css`
  --lit: ${asCss(LIT_WIDTH)};
  --thin: ${thinPx(classicDays)}px;
  /* All strokes share the width, with the same gap everywhere. */
  --gap: calc((100cqi - ${aiDays} * var(--lit) - ${UNLIT} * var(--thin)) / ${classicDays - 1});
  --lit-days: calc(${aiDays} * (var(--lit) + var(--gap)));
  position: relative;
  margin-top: clamp(1rem, 2.3vw, 2.25rem);
  container-type: inline-size;

  .strokes {
    position: relative;
    height: ${asCss(HEIGHT)};
  }
  .days {
    position: absolute;
    inset: 0;
    display: flex;
    gap: var(--gap);
  }
  .days i {
    border-left: var(--lit) solid var(--accent);
    transform-origin: bottom;
  }
  svg {
    position: absolute;
    left: calc(var(--lit-days) + var(--thin) / 2);
    width: calc(100cqi - var(--lit-days) - var(--thin));
    height: 100%;
    max-width: none;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.62);
    stroke-width: var(--thin);
    vector-effect: non-scaling-stroke;
  }

  .mark {
    position: absolute;
    top: 0;
    font-family: var(--font-display);
    line-height: 1.1;
  }
  .mark b {
    display: block;
    font-weight: 700;
    font-stretch: var(--condensed);
    font-size: clamp(1.375rem, 2.2cqi, 2rem);
    line-height: 1.1;
  }
  .mark span {
    font: 400 var(--fs-label)/1.1 var(--font-text);
    color: var(--muted);
  }
  .start {
    left: calc(var(--lit-days) + 2.2cqi - var(--gap));
    color: var(--yellow-400);
  }
  .end {
    right: 0;
    text-align: right;
  }
  /* Label of the day under the pointer. It stays between the labels at the ends of the ruler. */
  .pointed {
    --half: 9rem;
    top: auto;
    bottom: 78%;
    left: 0;
    width: calc(2 * var(--half));
    max-width: none;
    text-align: center;
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    transform: translateX(clamp(var(--lit-days) + 2.2cqi + 10rem, var(--at, 0px) - var(--half), 100cqi - 11rem - 2 * var(--half)));
    transition: opacity var(--t-2);
  }
  .pointed b,
  .pointed span {
    display: inline;
  }
  .pointed b {
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  .pointed span {
    margin-left: 0.5rem;
  }
  &[data-pointing] .pointed {
    opacity: 1;
  }
  @media (max-width: 29.99rem) {
    .start span {
      display: none;
    }
  }
  @media (max-width: 47.99rem), (hover: none) {
    .pointed {
      display: none;
    }
  }

  /* Unlit strokes appear from the last to the first. Then the lit ones snap in. */
  @keyframes count-down {
    from {
      clip-path: inset(-100% -2px -1px calc(100% + 2px));
    }
    to {
      clip-path: inset(-100% -2px -1px -2px);
    }
  }
  @keyframes snap-in {
    from {
      transform: scaleY(0);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    svg {
      animation: count-down ${COUNT_DOWN_MS}ms steps(${UNLIT}) backwards;
    }
    .days i {
      animation: snap-in 380ms var(--ease-tick) ${COUNT_DOWN_MS + 38}ms backwards;
    }
    ${LATER.join('\n    ')}
  }
  /* The picture of a name replaces the ruler (NameStrokes.tsx). */
  @media screen {
    [data-replaced] > & {
      visibility: hidden;
      .strokes {
        height: 0;
      }
    }
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
    .days i {
      forced-color-adjust: none;
      border-color: Highlight;
    }
  }
`

/** A drawing of the days of the smallest package among those of a traditional project; the lead and the figures say the same in words. Once hydrated, it has a slider on top. */
export function DayScale({ days }: { days: DaySliderActor }) {
  const isReady = useFirstPartOver()
  const area = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const minor = useRef<SVGPathElement>(null)
  const tenth = useRef<SVGPathElement>(null)
  const label = useRef<HTMLParagraphElement>(null)

  useHolds(days, area)
  useEffect(() => {
    if (!area.current || !svg.current || !minor.current || !tenth.current || !label.current) return
    const [day, text] = label.current.children
    return attachDayScale(
      {
        area: area.current,
        drawing: svg.current,
        strokes: [
          { path: minor.current, ...MINOR },
          { path: tenth.current, ...TENTH },
        ],
        span: SPAN,
        label: label.current,
        describe: (x) => {
          if (!day || !text) return
          const pointed = Math.max(1, dayAt(x))
          day.textContent = `${hero.ruler.day}\u00a0${pointed}`
          text.textContent = dayLabel(pointed)
        },
        mayMove: () => !prefersReducedMotion(),
      },
      engine,
    )
  }, [])

  const { start, end } = hero.ruler
  return (
    <>
      <p className="visually-hidden">{hero.ruler.alt}</p>
      <div ref={area} css={styles} className="ruler-of-days">
        <div className="strokes">
          <span className="days" aria-hidden="true">
            {Array.from({ length: aiDays }, (_, day) => (
              <i key={day} />
            ))}
          </span>
          <svg ref={svg} viewBox={`0 0 ${SPAN} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path ref={minor} d={drawing(MINOR)} />
            <path ref={tenth} d={drawing(TENTH)} />
          </svg>
          {isReady && <DayInput days={days} />}
        </div>
        <p className="mark start" aria-hidden="true">
          <b>{start.title}</b> <span>{start.text}</span>
        </p>
        <p ref={label} className="mark pointed" aria-hidden="true">
          <b />
          <span />
        </p>
        <p className="mark end" aria-hidden="true">
          <b>{end.title}</b> <span>{end.text}</span>
        </p>
      </div>
    </>
  )
}
