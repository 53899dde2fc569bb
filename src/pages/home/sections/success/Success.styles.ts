import { css } from '@emotion/react'

/** The first case, and one that has no other beside it, have a row of their own. */
const WIDE = ':first-of-type, :nth-of-type(even):last-of-type'

export const successStyles = css`
  .cases {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(3rem, 4.2vw, 5rem) var(--gutter);
  }
  .case {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  header {
    margin-top: 1.5rem;
  }
  header .label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 0.75rem;
    margin-top: 0.4rem;
  }
  .story {
    display: grid;
    align-content: start;
    gap: 0.9rem;
    margin: 1.5rem 0;
  }
  .story div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 1rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--hairline);
  }
  @media (max-width: 74.99rem) {
    .story div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.15rem;
    }
    .story dd {
      font-size: var(--fs-small);
      line-height: 1.5;
    }
  }
  .story dt {
    font-family: var(--font-display);
    font-weight: 600;
  }
  .story dd {
    color: var(--muted);
  }
  .results {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1rem;
    align-content: start;
    padding-top: 1.25rem;
    border-top: 2px solid var(--fg);
    font-size: var(--fs-label);
    line-height: 1.3;
    color: var(--muted);
    text-wrap: balance;
    hyphens: auto;
  }
  .results .value {
    margin-bottom: 0.5rem;
    font-family: var(--font-display);
    font-size: clamp(1.875rem, 1.5rem + 1.55vw, 3.25rem);
    line-height: 0.9;
    color: var(--accent);
    white-space: nowrap;
  }
  /* Too narrow for three columns: one row per result. */
  @media (max-width: 23.99rem), print and (max-width: 40rem) {
    .results {
      grid-template-columns: minmax(0, 1fr);
    }
    .results div {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: 1rem;
      align-items: baseline;
    }
    .results .value {
      margin-bottom: 0;
    }
  }
  .quote {
    margin-top: 1.75rem;
    padding-left: 1.25rem;
    border-left: 3px solid var(--accent);
  }
  .quote blockquote {
    font-size: var(--fs-lead);
    line-height: 1.4;
    text-wrap: pretty;
  }
  .quote figcaption {
    margin-top: 0.625rem;
    font-size: var(--fs-small);
    color: var(--muted);
  }

  @media (min-width: 75rem) {
    .cases {
      grid-template-columns: 1fr 1fr;
    }
    /* Plate, name, story, results and quote of two cases side by side are aligned. */
    .case:not(${WIDE}) {
      grid-row: span 5;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    .case:is(${WIDE}) {
      grid-column: 1 / -1;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      grid-template-rows: auto auto auto 1fr;
      column-gap: var(--gutter);
    }
    .case:is(${WIDE}) > * {
      grid-column: 8 / -1;
      margin-left: 1rem;
    }
    .case:is(${WIDE}) .plate {
      grid-column: 1 / 8;
      grid-row: 1 / -1;
      display: grid;
      margin-left: 0;
    }
    /* The client's page is as tall as the text next to it. */
    .case:is(${WIDE}) .window {
      display: grid;
      grid-template-rows: auto minmax(auto, 1fr);
    }
    .case:is(${WIDE}) header {
      margin-top: 0;
    }
  }

  /* The figure opens the section, with its headline next to it. */
  .counter {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem 3.5rem;
    align-items: end;
    break-inside: avoid;
    margin-bottom: clamp(2rem, 3.5vw, 3.5rem);
  }
  .percent {
    justify-self: start;
    display: flex;
    flex-wrap: wrap;
    margin-left: -0.055em;
    font-family: var(--font-display);
    font-size: var(--fs-figure-xl);
    line-height: 0.78;
    letter-spacing: -0.02em;
    color: var(--accent);
    white-space: nowrap;
  }
  /* As wide as the final value from the start, so that nothing moves while the figure counts up. */
  .counted {
    position: relative;
  }
  .counted > :last-child {
    position: absolute;
    right: 0;
  }
  .room {
    visibility: hidden;
  }
  @media print {
    .case {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--gutter);
    }
    .plate {
      grid-row: 1 / 5;
    }
    .room {
      visibility: visible;
    }
    .counted > :last-child {
      display: none;
    }
  }
  .booking {
    margin-top: 1rem;
  }
  @media (min-width: 48rem) {
    .counter {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
    }
    .counter > h2 {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 75rem) {
    .counter {
      align-items: end;
      grid-template-rows: 1fr auto;
      row-gap: 2rem;
    }
    .percent {
      grid-area: 1 / 1 / 3;
    }
    .counter > h2 {
      grid-area: 1 / 2;
      align-self: start;
    }
  }
`
