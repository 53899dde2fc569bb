import { css } from '@emotion/react'
import { aiDays, hoursPerTick } from '#content/days.ts'
import { offer } from '#content/facts/offer.ts'

/** How many days each of the three columns before the last one stands for, and the share of a column that is the talk. */
const COLUMN_DAYS = aiDays / 3
const TALK = offer.talkMinutes.strategy / (24 * 60 * COLUMN_DAYS)

/** A background layer that draws a stroke at the upper end of each tile. */
const STROKES = 'linear-gradient(currentColor 1.5px, transparent 1.5px)'

export const processStyles = css`
  .owner {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.25rem;
    align-items: end;
    overflow-wrap: anywhere;
  }
  .portrait {
    width: 96px;
    height: 120px;
    object-fit: cover;
    border-radius: var(--r-1);
  }
  .owner p {
    margin-bottom: 0.375rem;
  }
  .steps {
    position: relative;
    margin-top: clamp(2rem, 3.3vw, 3.5rem);
    --talk-width: 6px;
  }
  .label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--yellow-400);
    font-weight: 600;
  }
  .h3 {
    margin: 0.375rem 0 0.625rem;
  }
  li p {
    color: var(--muted);
  }
  .note {
    margin-top: 1.5rem;
  }
  ul {
    display: grid;
    gap: 0.45rem;
    margin-top: 1rem;
    font-size: var(--fs-small);
  }
  ul li {
    display: grid;
    grid-template-columns: 14px 1fr;
    gap: 0.5rem;
    color: var(--lilac-100);
  }
  ul li::before {
    content: '';
    width: 10px;
    height: 2px;
    margin-top: 0.72em;
    background: var(--yellow-400);
  }
  summary {
    padding: 0.75rem 0;
    font: 500 var(--fs-label)/1.3 var(--font-display);
    color: var(--muted);
    cursor: pointer;
  }
  .talk {
    position: relative;
    padding: 0 0 2.25rem 1.25rem;
    border-left: var(--talk-width) solid var(--yellow-400);
  }
  .talk ul {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
  .day {
    position: relative;
    padding: 1.75rem 0 1.75rem calc(1.25rem + 6px);
  }
  .day::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: 0;
    top: 0;
    width: 18px;
    height: 3px;
    background: var(--yellow-400);
  }
  .day:last-of-type::before {
    background: var(--white);
  }
  .ruler {
    display: none;
  }

  /*
   * When steps are stacked, they differ in height. The line beside each step shows its hours and is lit down to where the page's hand points.
   */
  @media (max-width: 74.99rem) {
    .day:not(:last-of-type)::after,
    .day:not(:last-of-type) > .label::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      width: 12px;
      color: color-mix(in oklab, var(--lilac-300) 42%, var(--bg));
      background-image: linear-gradient(currentColor, currentColor), ${STROKES}, ${STROKES};
      background-size:
        1.5px 100%,
        6px calc(100% / ${(24 * COLUMN_DAYS) / hoursPerTick}),
        12px calc(100% / ${4 * COLUMN_DAYS});
      background-repeat: repeat-y;
    }
    .day:not(:last-of-type) > .label::before {
      z-index: 1;
      color: var(--yellow-400);
    }
    @supports (animation-timeline: view()) {
      @media (prefers-reduced-motion: no-preference) {
        .day {
          view-timeline: --day block;
          view-timeline-inset: 50%;
        }
        .day:not(:last-of-type) > .label::before {
          animation: process-line linear both;
          animation-timeline: --day;
          animation-range: cover;
        }
      }
    }
  }
  @media (max-width: 47.99rem) {
    .owner {
      gap: 0.75rem;
    }
    .owner a {
      font-size: clamp(0.875rem, 4.4vw, 1.0625rem);
    }
    .portrait {
      width: 80px;
      height: 100px;
    }
    .talk,
    .day {
      margin-left: calc((var(--rail) + var(--page-l)) * -1);
      padding: 0 0 1.25rem calc(var(--rail) + var(--page-l));
    }
    .talk {
      padding-left: calc(var(--rail) + var(--page-l) - var(--talk-width));
    }
    .day {
      padding-top: 1rem;
    }
    /* On the same line as the duration of the step. */
    summary {
      position: absolute;
      top: 0.25rem;
      right: 0;
      min-height: 44px;
    }
    .talk summary {
      top: -0.75rem;
    }
  }
  @media print, (min-width: 48rem) {
    /* Where the steps' details fit, they are always visible, in browsers that can show collapsed content. */
    @supports selector(::details-content) {
      summary {
        display: none;
      }
      details::details-content {
        content-visibility: visible;
      }
      details ul {
        margin: 1rem 0 0;
      }
    }
    ol {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .talk {
      grid-column: 1 / -1;
    }
    .talk > * {
      max-width: 36rem;
    }
    .day {
      padding-right: 2rem;
    }
  }
  /* Two days side by side are lit one after the other. */
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    .day:nth-of-type(even):not(:last-of-type) > .label::before {
      animation-range: cover 0% cover 50%;
    }
    .day:nth-of-type(odd):not(:last-of-type) > .label::before {
      animation-range: cover 50% cover 100%;
    }
  }
  @media (min-width: 75rem) {
    .steps {
      /* To scale with the four columns beside it. */
      --talk-width: ${((100 * TALK) / (4 + TALK)).toFixed(3)}cqi;
      view-timeline: --process block;
    }
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      padding-left: var(--talk-width);
    }
    .talk > * {
      max-width: min(36rem, 46%);
    }
    .talk {
      margin-left: calc(var(--talk-width) * -1);
      padding-bottom: 3rem;
      min-height: 18.5rem;
    }
    .day {
      padding: 6.5rem 1.75rem 0 1.125rem;
      border-top: 1.5px solid var(--tick);
    }
    .day::before {
      left: -1.5px;
      top: -1.5px;
      width: 3px;
      height: 100%;
      background:
        linear-gradient(var(--yellow-400), var(--yellow-400)) 0 0 / 3px 86px no-repeat,
        linear-gradient(var(--tick), var(--tick)) 0.75px 86px / 1.5px 100% no-repeat;
    }
    .day:last-of-type::before {
      background: linear-gradient(var(--white), var(--white)) 0 0 / 3px 92px no-repeat;
    }
    .ruler {
      display: block;
      position: absolute;
      left: 0;
      top: 0;
      width: 300%;
      height: 92px;
      /* The hand starts and ends at the edges, and is clipped there. */
      overflow-x: clip;
      pointer-events: none;
    }
    .ruler svg {
      width: 100%;
      height: 34px;
      overflow: visible;
      fill: none;
      stroke: var(--hour, color-mix(in oklab, var(--lilac-300) 60%, var(--bg)));
      stroke-width: 1.5px;
    }
    .passed,
    .travelling-hand {
      position: absolute;
      inset: 0;
    }
    .passed {
      --hour: var(--yellow-400);
    }
    .travelling-hand {
      z-index: 2;
      display: none;
    }
    .travelling-hand i {
      position: absolute;
      left: -1.5px;
      top: 0;
      width: 3px;
      height: 92px;
      background: var(--white);
    }
    @supports (animation-timeline: view()) {
      @media (prefers-reduced-motion: no-preference) {
        .travelling-hand {
          display: block;
        }
        .passed,
        .travelling-hand,
        .day:not(:last-of-type)::before {
          animation: process-hand linear both;
          animation-timeline: --process;
          animation-range: entry 50% exit 10%;
        }
        .passed {
          animation-name: process-passed;
        }
        /* Days light up when the hand passes: at the start, one third and two thirds of its path. */
        .day:nth-of-type(2)::before {
          animation-name: none;
        }
        .day:nth-of-type(3)::before {
          animation-name: process-day-2;
        }
        .day:nth-of-type(4)::before {
          animation-name: process-day-3;
        }
      }
    }
  }
  @keyframes process-hand {
    to {
      transform: translateX(100%);
    }
  }
  @keyframes process-passed {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0);
    }
  }
  @keyframes process-line {
    from {
      clip-path: inset(0 0 100% 0);
    }
    to {
      clip-path: inset(0);
    }
  }
  @keyframes process-day-2 {
    0%,
    32% {
      opacity: 0.35;
    }
    33% {
      opacity: 1;
    }
  }
  @keyframes process-day-3 {
    0%,
    65% {
      opacity: 0.35;
    }
    66% {
      opacity: 1;
    }
  }
  @media (forced-colors: active) {
    .day::before,
    ul li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`
