import { css } from '@emotion/react'
import { aiDays, hoursPerTick } from '#content/days.ts'
import { offer } from '#content/facts/offer.ts'
import { layer, photo } from '#styles/helpers.ts'

/** How many days each of the three columns before the last one stands for, and the share of a column that is the talk. */
const COLUMN_DAYS = aiDays / 3
const TALK = offer.talkMinutes.strategy / (24 * 60 * COLUMN_DAYS)

/** Distance of the strokes of a ruler: of those for hours, and of the longer ones for quarters of a day. */
const HOURS = `calc(100% / ${(24 * COLUMN_DAYS) / hoursPerTick})`
const QUARTERS = `calc(100% / ${4 * COLUMN_DAYS})`

/** A background layer that draws a stroke at the beginning of each tile. */
const STROKES = 'linear-gradient(var(--along), currentColor 1.5px, transparent 1.5px)'

export const processStyles = css`
  .owner {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: min(1.25rem, 3vw);
    align-items: end;
    img {
      ${photo('min(96px, 21vw)', '4 / 5')}
    }
  }
  .steps {
    position: relative;
    margin-top: var(--space-3);
  }
  .note {
    margin-top: 1.5rem;
  }
  .talk,
  .day {
    position: relative;
    margin-left: calc((var(--rail) + var(--page-l)) * -1);
    padding-left: calc(var(--rail) + var(--page-l));
  }
  li .h3 {
    margin-block: 0.375rem 0.625rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: 0.45rem;
    margin-top: 1rem;
  }
  ul li {
    display: grid;
    grid-template-columns: 10px 1fr;
    gap: 0.75rem;
    color: var(--lilac-100);
    &::before {
      content: '';
      height: 2px;
      margin-top: 0.72em;
      background: var(--accent);
    }
  }
  .talk,
  .day .head {
    padding-bottom: 1.25rem;
  }
  .head .label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--accent);
    font-weight: 600;
  }
  .day {
    padding-top: 1rem;
    &::before {
      ${layer('0 auto auto 0')}
      z-index: 1;
      width: 18px;
      height: 3px;
      background: var(--accent);
    }
  }

  /*
   * The hours of a step, beside it or above it. They are lit down to where the page's hand points, or, if the steps share a row, up to a
   * hand of their own.
   */
  .ruler {
    --along: 180deg;
    --unlit: 0 0 100%;
    position: absolute;
    inset: 0 auto 0 0;
    width: 12px;
    color: var(--tick);
    &,
    &::before {
      background-image: linear-gradient(currentColor 0 0), ${STROKES}, ${STROKES};
      background-size:
        1.5px 100%,
        6px ${HOURS},
        12px ${QUARTERS};
      background-repeat: repeat-y;
    }
    &::before,
    &::after {
      ${layer()}
      color: var(--accent);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .ruler {
      view-timeline: --day block;
      view-timeline-inset: 50%;
    }
    .ruler::before {
      animation: light-hours linear both;
      animation-timeline: --day;
      animation-range: var(--range, cover);
    }
  }
  @keyframes light-hours {
    from {
      clip-path: inset(var(--unlit));
    }
    to {
      clip-path: inset(0);
    }
  }
  /* To scale with the ruler below it, the talk is a stroke across it. */
  @media screen and (max-width: 74.99rem) {
    .talk + .day {
      &::before {
        display: none;
      }
      .ruler::after {
        inset: auto auto 100% 0;
        width: var(--talk-length);
        height: ${(100 * TALK).toFixed(3)}%;
        background: var(--accent);
      }
    }
  }
  @media screen and (min-width: 48rem) and (max-width: 74.99rem) {
    /* The last step is beside the day that it follows, which ends below. */
    .day:last-of-type::before {
      inset: auto auto 0 -100%;
    }
  }
  @media screen and (max-width: 47.99rem) {
    /* Days are equally long whatever they say. What unfolds interrupts the ruler. */
    ol {
      --talk-length: calc(100cqi + var(--rail) + var(--page-l));
      display: grid;
      grid-template: auto / minmax(0, 1fr);
      grid-auto-rows: 1fr auto;
    }
    .day {
      display: grid;
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 2;
    }
    .ruler {
      grid-row: auto / 2;
    }
    .ruler ~ details {
      margin-left: calc((var(--rail) + var(--page-l)) * -1);
      padding-left: calc(var(--rail) + var(--page-l));
      background: repeating-linear-gradient(var(--tick) 0 3px, transparent 3px 8px) 0 / 1.5px no-repeat;
    }
    .day ul {
      margin-top: 0;
      padding-bottom: 1.25rem;
    }
  }
  /* On the same line as the duration of the step, except with a large font. */
  @media screen and (min-width: 15rem) and (max-width: 47.99rem) {
    li summary {
      position: absolute;
      inset: 0.25rem 0 auto auto;
    }
    .talk summary {
      top: -0.75rem;
    }
  }
  @media print, (min-width: 48rem) {
    ol {
      --talk-length: calc(50cqi - 2rem);
      display: grid;
      grid-template: auto / 1fr 1fr;
      grid-auto-rows: 1fr;
    }
    .day .head {
      padding: 0;
    }
    .talk {
      grid-column: 1 / -1;
      margin: 0;
      padding: 0 0 2.25rem 1.625rem;
      > * {
        max-width: min(36rem, 100% - var(--calendar, 0%));
      }
    }
    .day {
      margin: 0;
      padding: 1.75rem 2rem 1.75rem 1.625rem;
      /* Two days side by side are lit one after the other. */
      &:nth-of-type(even) {
        --range: cover 0% cover 50%;
      }
      &:nth-of-type(odd) {
        --range: cover 50% cover;
      }
    }
  }
  @media (min-width: 75rem) {
    .steps {
      /* To scale with the four columns beside it. */
      --talk-width: ${((100 * TALK) / (4 + TALK)).toFixed(3)}cqi;
      --calendar: 54%;
      view-timeline: --process block;
    }
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      padding-left: var(--talk-width);
    }
    .talk {
      min-height: 18.5rem;
      margin-left: calc(var(--talk-width) * -1);
      padding-left: 1.25rem;
      border-left: var(--talk-width) solid var(--accent);
    }
    .day {
      padding: 6.5rem 1.75rem 0 1.125rem;
      border: solid var(--tick);
      border-width: 1.5px 0 0 1.5px;
      &::before {
        inset: -1.5px auto auto -1.5px;
        width: 3px;
        height: 92px;
      }
      &:nth-of-type(2) {
        --range: cover 22% cover 35%;
      }
      &:nth-of-type(3) {
        --range: cover 35% cover 48%;
      }
      &:nth-of-type(4) {
        --range: cover 48% cover 61%;
      }
      &:last-of-type {
        border-left-color: transparent;
      }
    }
    .ruler {
      --along: 90deg;
      --unlit: 0 100% 0 0;
      inset: 0 0 auto;
      width: auto;
      height: 92px;
      &,
      &::before {
        background-size:
          0 0,
          ${HOURS} 14px,
          ${QUARTERS} 30px;
        background-repeat: repeat-x;
      }
      &::before {
        animation-timeline: --process;
      }
      &::after {
        z-index: 1;
        background: linear-gradient(var(--fg) 0 0) 0 / 3px no-repeat;
        opacity: 0;
        animation: pass-hours linear;
        animation-timeline: --process;
        animation-range: var(--range);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .ruler::after {
        animation: none;
      }
    }
  }
  @keyframes pass-hours {
    from {
      opacity: 1;
    }
    to {
      opacity: 1;
      transform: translateX(100%);
    }
  }
`
