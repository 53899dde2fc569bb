import { css } from '@emotion/react'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'
import { owner } from '#content/facts/owner.ts'

/** Gaps between the strokes of the scale. */
const GAPS = classicDays - 1
/** The width of so many of them, in cqi. */
const cqi = (gaps: number) => (100 * gaps) / GAPS
/** How many times their space the lit strokes get in a narrow viewport, where they would touch each other if there are many days. */
const SPREAD = classicDays < 60 ? 1 : 2
/** How many gaps the first stroke that is not lit then moves to the right. */
const MOVED = Number((((SPREAD - 1) * GAPS * aiDays) / (GAPS - aiDays)).toFixed(1))

export const contentStyles = css`
  padding-top: clamp(2.5rem, 4vw, 4.5rem);
  padding-bottom: 0;
  @media print {
    padding-top: 0;
  }
`

export const footerStyles = css`
  .columns {
    row-gap: 2rem;
  }
  .columns > nav {
    grid-column: span 6;
  }
  .brand,
  .columns > nav:last-of-type {
    grid-column: 1 / -1;
  }
  .about {
    margin-top: 1rem;
    max-width: 22.6em;
  }
  h2 {
    margin-bottom: 0.5rem;
    font: 600 1.0625rem/1.2 var(--font-display);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--muted);
    text-decoration: none;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    li a:hover {
      color: var(--fg);
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  .band {
    position: relative;
    margin-top: clamp(2rem, 4vw, 4rem);
    margin-right: calc(var(--page-r) * -1);
    padding-right: var(--page-r);
    container-type: inline-size;
  }
  .scale {
    --lit-width: min(clamp(4px, 0.62cqi, 9px), ${cqi(0.7).toFixed(2)}cqi * var(--spread, 1));
    height: clamp(150px, 17cqi, 250px);
    padding-left: calc(var(--lit-width) / 2);
  }
  .band p {
    position: absolute;
    top: 0;
    left: calc(${cqi(aiDays).toFixed(1)}cqi + clamp(4px, 0.62cqi, 9px) + 12px);
    max-width: none;
    font-family: var(--font-display);
  }
  .band b {
    display: block;
    font-weight: 700;
    font-stretch: var(--condensed);
    font-size: clamp(2.25rem, 5.6cqi, 5.25rem);
    line-height: 0.86;
    color: var(--yellow-400);
  }
  .band span {
    display: block;
    font-weight: 400;
    font-stretch: var(--expanded);
    font-size: clamp(1.0625rem, 2.6cqi, 2.4rem);
    line-height: 1.1;
    margin-top: 0.35em;
  }
  /*
   * In a narrow viewport the strokes can be closer together than a lit stroke is wide. The lit strokes then get twice their space.
   */
  @media (max-width: 47.99rem) {
    .columns > nav:last-of-type ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--gutter);
    }
    .columns > nav:last-of-type li:last-of-type {
      grid-column: 1 / -1;
    }
    .scale {
      --spread: ${SPREAD};
      --lit-transform: scaleX(${SPREAD});
      --plain-transform: translateX(${MOVED}px) scaleX(${(1 - MOVED / GAPS).toFixed(4)});
    }
    .band p {
      left: calc(${Math.ceil(cqi(SPREAD * aiDays))}cqi + 14px);
    }
  }
  .last-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 2rem;
    padding: 0.75rem 0;
    border-top: 1px solid var(--hairline);
    font-size: var(--fs-small);
    color: var(--muted);
  }
  .motion-control {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--fg);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (min-width: 48rem) {
    .columns > nav,
    .columns > nav:last-of-type {
      grid-column: span 4;
    }
  }
  @media (min-width: 60rem) {
    .brand {
      grid-column: 1 / 6;
    }
    .columns > nav,
    .columns > nav:last-of-type {
      grid-column: span 2;
    }
    .columns > nav:first-of-type {
      grid-column: 7 / 9;
    }
  }
  @media (scripting: none) {
    .motion-control {
      display: none;
    }
  }
  @media print {
    .columns,
    .band {
      display: none;
    }
    /* On paper, adds the site's host name. */
    .last-line > span:first-of-type::after {
      content: ', ${new URL(owner.baseUrl).host}';
    }
  }
`
