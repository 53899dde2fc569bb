import { css } from '@emotion/react'
import { signed, ticks } from '#components/Scale.styles.ts'
import { aiDays, hoursPerTick } from '#content/days.ts'
import { offer } from '#content/facts/offer.ts'
import { BELOW_DESKTOP, from, indices, layer, photo } from '#styles/helpers.ts'

/** The share of a day that is the talk. */
const TALK = offer.talkMinutes.strategy / (24 * 60)
/** How many days each of the three columns before the last one stands for, and the share of a column that is the talk. */
const COLUMN_DAYS = `(var(--days, ${aiDays}) / 3)`
const COLUMN_TALK = `(${TALK} / ${COLUMN_DAYS})`

/** Distance of the strokes of a ruler: of those for hours, and of the longer ones for quarters of a day. */
const HOURS = `calc(100% / (${24 / hoursPerTick} * ${COLUMN_DAYS}))`
const QUARTERS = `calc(100% / (4 * ${COLUMN_DAYS}))`

export const processStyles = css`
  /* There is no rail where the ruler in the content is in its place. */
  ${BELOW_DESKTOP} {
    display: block;
    --rail-display: none;
    --before: calc(var(--rail) + var(--page-l));
  }
  .owner {
    flex-wrap: nowrap;
    gap: min(1.25rem, 3vw);
    img {
      ${photo('min(96px, 21vw)', '4 / 5')}
    }
  }
`

export const stepsStyles = css`
  --inset: calc(var(--rail) + var(--page-l));
  position: relative;
  /* Days are equally long whatever they say. What unfolds interrupts the ruler. */
  ol {
    --talk-length: calc(100cqi + var(--inset));
    display: grid;
    grid-template: auto / minmax(0, 1fr);
    grid-auto-rows: 1fr auto;
  }
  .talk,
  .day {
    position: relative;
    margin-left: calc(var(--inset) * -1);
    padding: 0 0 1rem var(--inset);
  }
  .day {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    column-gap: var(--gutter);
    padding-block: 1rem 0;
    &::before {
      ${layer('0 auto auto 0')}
      z-index: 1;
      width: 18px;
      height: 3px;
      background: var(--accent);
    }
  }
  .head {
    padding-bottom: max(0.5rem, 1.1vw);
  }
  .head .label {
    color: var(--accent);
    font-weight: 600;
  }
  li h3 {
    margin-block: 0.375rem 0.625rem;
  }
  ul li {
    color: var(--lilac-100);
    ${signed()}
    --mark: var(--accent);
  }
  /* On the same line as the duration of the step, except with a large font. */
  summary.label {
    position: var(--beside);
    inset: 0.25rem 0 auto auto;
  }
  .talk summary {
    top: -0.75rem;
  }

  ${BELOW_DESKTOP} {
    /* The talk ends there. */
    .talk + .day::before {
      display: none;
    }
  }
  ${from.desktop} {
    /* To scale with the four columns beside it. */
    --talk-width: calc(100cqi * ${COLUMN_TALK} / (4 + ${COLUMN_TALK}));
    view-timeline: --process block;
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      padding-left: var(--talk-width);
    }
    .talk {
      grid-column: 1 / -1;
      min-height: 18.5rem;
      margin-left: calc(var(--talk-width) * -1);
      padding: 0 54% 2.25rem 1.25rem;
      border-left: var(--talk-width) solid var(--accent);
    }
    .day {
      --range: cover calc(9% + 13% * var(--index)) cover calc(22% + 13% * var(--index));
      ${indices(5)}
      margin: 0;
      padding: 6.5rem 1.75rem 0 1.125rem;
      border: solid var(--tick);
      border-width: 1.5px 0 0 1.5px;
      &::before {
        inset: -1.5px auto auto -1.5px;
        width: 3px;
        height: 92px;
      }
      &:last-of-type {
        border-left-color: transparent;
      }
    }
  }
`

/** The hours of a step, beside it or above it, lit down to where the page's hand points. */
export const hoursStyles = css`
  --unlit: 0 0 100%;
  position: absolute;
  inset: 0 auto 0 0;
  grid-row: auto / 2;
  width: 12px;
  color: var(--tick);
  background: ${ticks('y', [
    ['6px', HOURS],
    ['12px', QUARTERS],
    ['1.5px', '1.5px'],
  ])};
  &::before {
    ${layer()}
    color: var(--accent);
    background: inherit;
  }
  @media (prefers-reduced-motion: no-preference) {
    view-timeline: --day block;
    view-timeline-inset: 50%;
    &::before {
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
  ${BELOW_DESKTOP} {
    .talk + .day > &::after {
      ${layer('auto auto 100% 0')}
      width: var(--talk-length);
      height: calc(100% * ${COLUMN_TALK});
      background: var(--accent);
    }
  }
  ${from.desktop} {
    --unlit: 0 100% 0 0;
    inset: 0 0 auto;
    width: auto;
    height: 92px;
    background: ${ticks('x', [
      ['14px', HOURS],
      ['30px', QUARTERS],
    ])};
    &::before {
      animation-timeline: --process;
    }
  }
`
