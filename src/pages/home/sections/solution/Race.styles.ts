import { css } from '@emotion/react'
import { AI_PERCENT_PER_TICK, AI_TICKS } from '../../../../../machines/comparison-race/comparison-race.machine.ts'

/** Every length the filled part of the AI lane can have: one rule a tick, so that no length has to be written by script. */
const filledLengths = Array.from({ length: AI_TICKS + 1 }, (_, tick) => {
  const percent = Math.min(100, tick * AI_PERCENT_PER_TICK)
  return `.course[aria-valuenow='${percent}'] .filled { clip-path: inset(0 ${100 - percent}% 0 0); }`
}).join('\n')

export const raceStyles = css`
  display: grid;
  gap: clamp(2.25rem, 3.5vw, 3.25rem);
  margin-top: clamp(2.5rem, 4.5vw, 4rem);
  margin-right: calc(var(--page-r) * -1);
  padding-right: var(--page-r);
  /* Confetti may leave the content on the right, but must not widen the page. */
  overflow-x: clip;

  .lane {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.875rem 1.5rem;
    align-items: end;
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
  /* Everything that is to be read stands in front of the confetti. */
  .name,
  .status,
  .day,
  .course,
  .controls {
    position: relative;
    z-index: 1;
  }
  .day {
    display: grid;
    justify-items: end;
    gap: 0.25rem;
    text-align: right;
    white-space: nowrap;
  }
  .day .figure {
    display: grid;
    justify-items: end;
    font-family: var(--font-display);
    font-size: var(--fs-figure-l);
  }
  /* The figure takes the room of its last value from the start: nothing moves while it counts. */
  .now,
  .final {
    grid-area: 1 / 1;
  }
  .final {
    visibility: hidden;
  }
  .ai .figure {
    color: var(--accent);
  }

  .run {
    grid-column: 1 / -1;
    position: relative;
  }
  .course {
    height: clamp(72px, 8cqi, 112px);
  }
  .blocks {
    position: absolute;
    inset: 0;
    display: flex;
    gap: 6px;
  }
  .block {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-width: 0;
    padding: clamp(0.6rem, 1.2cqi, 1rem);
    background: var(--night-850);
    color: var(--muted);
    font: 700 clamp(1rem, 2cqi, 1.75rem)/1 var(--font-display);
    font-stretch: var(--condensed);
  }
  .block small {
    font: 500 clamp(0.75rem, 1.1cqi, 0.9375rem)/1.2 var(--font-display);
    font-stretch: var(--normal);
  }
  @media (max-width: 23.99rem) {
    .course {
      height: 88px;
    }
    .block {
      padding: 0.6rem 6px;
    }
    .block small {
      font-stretch: var(--semi-condensed);
    }
  }
  .filled .block {
    background: var(--accent);
    color: var(--on-accent);
  }
  /* Ticks like a clock: a quick step, then a rest until the next. */
  .filled {
    transition: clip-path 200ms var(--ease-out);
  }
  ${filledLengths}

  .strokes {
    width: 100%;
    height: 100%;
  }
  .strokes path {
    fill: none;
    stroke: oklch(0.8 0.098 303 / 0.22);
    stroke-width: 0.46;
  }
  .strokes .passed {
    stroke: var(--muted);
  }
  /* The stroke of today comes up from below, like all strokes stand. */
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
    margin-top: calc(clamp(2.25rem, 3.5vw, 3.25rem) * -0.45);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    min-height: 2.75rem;
  }
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
  /* One row even on the narrowest telephone: when the second button goes, nothing below moves. */
  @media (max-width: 29.99rem) {
    .control {
      padding-inline: 0.75rem;
    }
    .buttons {
      gap: 0.5rem;
    }
  }
  @media (max-width: 23.99rem) {
    .control > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  .control:hover {
    background: color-mix(in oklch, transparent, var(--fg) 9%);
  }
  .control .icon {
    width: 1.125rem;
    height: 1.125rem;
  }
  .note {
    max-width: 41.3em;
  }

  .scale {
    --lit-width: clamp(3px, 0.5cqi, 6px);
    display: grid;
    gap: 0.5rem;
    border-top: 1px solid var(--hairline);
    padding-top: 1.5rem;
  }
  .scale .scale-strokes {
    width: calc(100% - var(--lit-width) / 2 - 0.75px);
    height: 34px;
    margin-left: calc(var(--lit-width) / 2);
  }
  /* What is left over, measured like on a drawing: from day 4 to day 90. */
  .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 0.75rem;
    height: 1.25rem;
    margin-left: calc(300% / 89);
    border-inline: 1.5px solid var(--muted);
    font: 600 var(--fs-label)/1 var(--font-display);
    color: var(--muted);
  }
  .rest::before,
  .rest::after {
    content: '';
    height: 1.5px;
    background: var(--muted);
  }
  .scale p {
    max-width: none;
    margin-top: 0.5rem;
    font: 500 var(--fs-h4)/1.3 var(--font-display);
  }
  .scale p b {
    font-weight: 700;
    color: var(--accent);
  }

  @media (min-width: 60rem) {
    .controls {
      grid-template-columns: auto minmax(0, 30.6em);
      justify-content: space-between;
    }
    .note {
      grid-column: 2;
      justify-self: end;
      text-align: right;
      text-wrap: balance;
    }
  }

  /*
   * Until its code has come, or when it never comes: after three seconds the race stands there as it ends.
   * Named by class, for with a star in here the arrival of the script would restyle the whole page.
   */
  #expertise:not([data-hydrated]) & {
    .filled,
    .strokes path {
      animation: complete 1ms 3s forwards;
    }
    .final,
    .blocks,
    .strokes {
      animation: show-end 1ms 3s forwards;
    }
    .filled {
      animation-name: complete, show-end;
    }
    .status::after {
      content: attr(data-end);
      position: absolute;
      inset: 0 auto auto 0;
      visibility: hidden;
      animation: show-end 1ms 3s forwards;
    }
    /* Without script a lane reports no progress; its drawing stays. */
    .now,
    .status,
    .course {
      animation: leave 1ms 3s forwards;
    }
  }
  @keyframes complete {
    to {
      clip-path: inset(0);
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
    .filled,
    .strokes path,
    .final,
    .blocks,
    .strokes,
    .now,
    .status,
    .status::after,
    .course {
      animation-delay: 0s !important;
    }
    .buttons {
      display: none;
    }
  }
  /* Nothing to stop and nothing to see again. */
  @media (prefers-reduced-motion: reduce) {
    .buttons {
      display: none;
    }
    .strokes .today {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .block {
      border: 1px solid CanvasText;
    }
    .filled .block {
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
    .rest::before,
    .rest::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    .filled {
      clip-path: none !important;
    }
    .strokes path {
      stroke: currentColor;
    }
    .now,
    .status {
      visibility: hidden;
    }
    .final {
      visibility: visible;
    }
    .buttons {
      display: none;
    }
  }
`
