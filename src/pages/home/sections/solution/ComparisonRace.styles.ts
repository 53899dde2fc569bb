import { css } from '@emotion/react'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'

/**
 * Width of a stroke in the scale of the traditional lane, where 1 is the distance between two strokes. The first stroke begins at the left edge of the
 * scale, the last ends at its right edge.
 */
export const STROKE_WIDTH = 0.46
export const SCALE_WIDTH = classicDays - 1 + STROKE_WIDTH

/** Gap between two phases, and between two days once they leave their lane, in px. */
const GAP_PX = 6
/** How wide a day is when it arrives in its slot, as a share of its width in its lane: a fiftieth for three days out of ninety. */
const NARROWED = (0.02 * (aiDays / 3) * 90) / classicDays

/** In the stylesheet, because the security policy allows no styles in the document's elements. */
const INDICES = Array.from({ length: aiDays }, (_, index) => `.built i:nth-of-type(${index + 1}) {\n    --index: ${index};\n  }`)

/** The final values of all animated properties. */
const END = `--filled: 100%; --words: 0; --narrow: 1; --fall: 1; --drawn: 1; --bracket: 1;`

/**
 * The race. Names and lanes share a grid, so that the built days can move from one lane to the other. The line that replaces the days in
 * their lane (`.won`) wipes the blocks away as it is drawn.
 *
 * If its code has not loaded after three seconds, the race is shown in its final state (`[data-island]:not([data-hydrated])`). These rules
 * select parts by class, because with a universal selector the browser would restyle the whole page when the script arrives.
 */
export const raceStyles = css`
  display: grid;
  gap: clamp(2rem, 2.9vw, 3rem);
  margin-top: clamp(2.25rem, 3.5vw, 3.5rem);
  margin-right: calc(var(--page-r) * -1);
  padding-right: var(--page-r);
  /* Confetti may leave the content on the right, but must not widen the page. */
  overflow-x: clip;

  .lanes {
    --course: clamp(72px, 8cqi, 112px);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: repeat(5, auto);
    row-gap: 0.875rem;
  }
  .lane {
    display: grid;
    grid-area: 1 / 1 / 3 / 2;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 1.5rem;
    align-items: end;
  }
  .traditional {
    grid-row: 3 / 5;
  }
  .traditional > :not(.run) {
    padding-top: calc(clamp(2rem, 2.9vw, 3rem) - 0.875rem);
  }
  .name {
    font: 700 var(--fs-h4)/1.12 var(--font-display);
    font-stretch: var(--semi-condensed);
    text-wrap: balance;
  }
  .status {
    margin-top: 0.2rem;
    font: 500 var(--fs-small)/1.4 var(--font-display);
    color: var(--muted);
  }
  .status::after {
    content: attr(data-end);
    position: absolute;
    inset: 0 auto auto 0;
    visibility: hidden;
  }
  /* All text is in front of the confetti. Text between the lanes is also in front of the falling days. */
  .name,
  .status,
  .day,
  .course,
  .controls {
    position: relative;
    z-index: 2;
  }
  .course {
    z-index: 1;
  }
  .day {
    display: grid;
    justify-items: end;
    gap: 0.25rem;
    text-align: right;
    white-space: nowrap;
  }
  .days-so-far {
    display: grid;
    justify-items: end;
    font-size: var(--fs-figure-l);
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .days-so-far {
      font-size: 1.75rem;
    }
  }
  /* The figure has the width of its final value from the start, so that nothing moves while it counts up. */
  .now,
  .final {
    grid-area: 1 / 1;
  }
  .final {
    visibility: hidden;
  }
  .ai .days-so-far,
  .won b,
  .scale b {
    color: var(--accent);
  }

  .run {
    grid-column: 1 / -1;
    position: relative;
  }
  .course {
    height: var(--course);
  }
  .blocks,
  .phases,
  .won {
    position: absolute;
    inset: 0;
    display: flex;
    gap: ${GAP_PX}px;
  }
  .blocks {
    clip-path: inset(0 0 0 calc(100% * var(--drawn, 0)));
  }
  .won {
    flex-wrap: wrap;
    align-content: end;
    align-items: baseline;
    justify-content: space-between;
    padding-bottom: 0.625rem;
    border-bottom: 8px solid var(--accent);
    font: 600 var(--fs-h4)/1 var(--font-display);
    font-stretch: var(--semi-condensed);
    font-variant-numeric: tabular-nums;
    clip-path: inset(0 calc(100% - 100% * var(--drawn, 0)) 0 0);
  }
  .won b {
    display: grid;
    justify-items: end;
    margin-left: auto;
    font-size: clamp(var(--fs-h4), 4cqi, var(--fs-h3));
    font-stretch: var(--condensed);
  }
  .block {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-width: 0;
    padding: clamp(0.6rem, 1.2cqi, 1rem);
    background: var(--night-850);
    box-shadow: inset 0 0 0 1px var(--hairline);
    color: var(--muted);
    font: 700 clamp(1rem, 2cqi, 1.75rem)/1 var(--font-display);
    font-stretch: var(--condensed);
  }
  .block small {
    font: 500 clamp(0.75rem, 1.1cqi, 0.9375rem)/1.2 var(--font-display);
    font-stretch: var(--normal);
  }
  @media (max-width: 23.99rem) {
    .lanes {
      --course: 88px;
    }
    .block {
      padding: 0.6rem 6px;
    }
    .block small {
      font-stretch: var(--semi-condensed);
    }
  }
  .built {
    --day: calc((100cqw - ${GAP_PX * (aiDays - 1)}px) / ${aiDays});
    position: relative;
    z-index: 1;
    grid-area: 2 / 1 / 5 / 2;
    container-type: size;
    /* Moves like the hand of a clock: a quick step, then a rest until the next. */
    clip-path: inset(0 calc(100% - var(--filled, 0%)) 0 -4px);
    transition: clip-path 200ms var(--ease-out);
    pointer-events: none;
  }
  /* The phases are gone as soon as the days that they consist of leave. The days appear on them while the labels fade. */
  .phases {
    bottom: auto;
    height: var(--course);
    opacity: calc(1 - 1000 * var(--drawn, 0));
  }
  .phases .block {
    background: var(--accent-ground);
    box-shadow: none;
    color: color-mix(in oklab, var(--on-accent) calc(100% * var(--words, 1)), transparent);
  }
  /* A day narrows to a stroke, then falls into its slot. */
  .built i {
    position: absolute;
    left: calc(var(--index) * (var(--day) + ${GAP_PX}px));
    width: var(--day);
    height: var(--course);
    background: var(--accent-ground);
    opacity: calc(1 - var(--words, 1));
    transform-origin: left;
    transform: translate(
        calc(
          var(--narrow, 0) *
            (
              100cqw * (var(--index) + ${STROKE_WIDTH / 2}) / ${SCALE_WIDTH} - var(--day) * ${NARROWED / 2} - var(--index) *
                (var(--day) + ${GAP_PX}px)
            )
        ),
        calc(var(--fall, 0) * (100cqh - var(--course)))
      )
      scaleX(calc(1 - ${1 - NARROWED} * var(--narrow, 0)));
  }

  ${INDICES.join('\n  ')}

  /* Dimmed once the other lane has won. */
  .strokes {
    width: 100%;
    height: 100%;
    opacity: calc(1 - 0.4 * var(--drawn, 0));
  }
  .strokes path {
    fill: none;
    stroke: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.22);
    stroke-width: ${STROKE_WIDTH};
  }
  .strokes .passed {
    stroke: var(--muted);
  }
  /* The stroke of the current day rises from the baseline. */
  .strokes .today {
    stroke: var(--muted);
    transform-box: fill-box;
    transform-origin: bottom;
    animation: stand-up 200ms var(--ease-out);
  }
  @keyframes stand-up {
    from {
      transform: scaleY(0.22);
    }
  }

  .controls {
    display: grid;
    align-items: center;
    gap: 1rem 2rem;
    margin-top: calc(clamp(2rem, 2.9vw, 3rem) * -0.45);
  }
  /* Space for the buttons, which the script adds. */
  .buttons {
    min-height: 2.75rem;
  }

  /* The remaining days, dimensioned as in a technical drawing: from the day after the last of the few to the last. */
  .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 0.75rem;
    max-width: none;
    margin-left: calc(${100 * aiDays}% / ${SCALE_WIDTH});
    border-inline: 1.5px solid var(--muted);
    font: 700 var(--fs-h3)/1 var(--font-display);
    font-stretch: var(--condensed);
    clip-path: inset(-0.3em calc(100% - 100% * var(--bracket, 0)) -0.3em 0);
  }
  .rest::before,
  .rest::after {
    content: '';
    border-top: 1.5px solid var(--muted);
  }
  .scale {
    max-width: none;
    margin-top: -0.75rem;
    font: 500 var(--fs-h4)/1.3 var(--font-display);
  }

  [data-island]:not([data-hydrated]) & {
    .lanes,
    .strokes path {
      animation: complete 1ms var(--late, 3s) forwards;
    }
    .final,
    .won,
    .strokes,
    .status::after {
      animation: show-end 1ms var(--late, 3s) forwards;
    }
    /* Without JavaScript, lanes show no progress. Their drawings stay. */
    .now,
    .status,
    .course {
      animation: leave 1ms var(--late, 3s) forwards;
    }
  }
  @keyframes complete {
    to {
      ${END}
      stroke: var(--muted);
    }
  }
  @keyframes show-end {
    to {
      visibility: visible;
    }
  }
  @keyframes leave {
    to {
      visibility: hidden;
    }
  }
  @media (scripting: none) {
    --late: 0s;
  }
  /* The buttons are hidden where there is nothing to pause or replay. */
  @media (scripting: none), (prefers-reduced-motion: reduce), print {
    .buttons {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .strokes .today {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .block {
      border: 1px solid CanvasText;
    }
    .phases .block,
    .built i {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .strokes path {
      stroke: GrayText;
    }
    .strokes .passed,
    .strokes .today {
      stroke: Highlight;
    }
  }
  @media print {
    .lanes {
      ${END.replaceAll(';', ' !important;')}
      break-inside: avoid;
    }
    .blocks,
    .built {
      display: none;
    }
    .strokes path {
      stroke: currentColor;
    }
    .now,
    .status {
      visibility: hidden;
    }
    .course {
      animation: none !important;
    }
    /* Without this, the scale would be cut off at the top of a printed page. */
    .scale {
      margin-top: 0;
    }
    .final,
    .status::after {
      visibility: visible;
    }
  }
`

/* Inserted by script together with the buttons, so these styles are not part of the document. */
export const controlStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  .control {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    padding: 0.25rem 1rem;
    border: var(--line) solid var(--border);
    border-radius: var(--r-2);
    background: none;
    font: 600 1rem/1.15 var(--font-display);
    cursor: pointer;
    transition: background-color var(--t-2);
  }
  /* One row even on the narrowest phones, so that nothing below moves when the second button disappears. */
  @media (max-width: 29.99rem) {
    gap: 0.5rem;
    .control {
      padding-inline: 0.75rem;
    }
  }
  @media (max-width: 23.99rem) {
    .control > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (hover: hover) {
    .control:hover {
      background: color-mix(in oklch, transparent, var(--fg) 9%);
    }
  }
  .control .icon {
    width: 1.125rem;
    height: 1.125rem;
  }
`
