import { css } from '@emotion/react'

export const faqStyles = css`
  row-gap: 1.5rem;
  h2,
  .aside,
  .questions {
    grid-column: 1 / -1;
  }
  .lead {
    margin-bottom: 1rem;
  }
  details {
    border-top: 1.5px solid var(--fg);
    /* While one opens, those below it move without a new layout or paint; the clip margin is for their focus rings. */
    contain: content;
    overflow-clip-margin: 10px;
  }
  details:last-of-type {
    border-bottom: 1.5px solid var(--fg);
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1.25rem;
    align-items: center;
    min-height: 3.75rem;
    padding: 0.75rem 0;
    cursor: pointer;
    list-style: none;
    transition: color var(--t-2);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary h3 {
    font: 600 clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem)/1.18 var(--font-display);
    text-wrap: balance;
  }
  [open] > summary {
    color: var(--accent);
  }
  @media (hover: hover) {
    summary:hover {
      color: var(--accent);
    }
  }
  /* A stroke for every second that the answer takes to read. They rise and light up while it is open. */
  summary > span {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 0.75rem;
  }
  summary small {
    font: 500 var(--fs-label)/1 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
  summary svg {
    background: repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 4px);
    clip-path: inset(40% 0 0);
    transition: clip-path var(--t-3) var(--ease-tick);
  }
  [open] > summary svg {
    clip-path: inset(0);
  }
  @media (hover: hover) {
    summary:hover svg {
      clip-path: inset(0);
    }
  }
  /* Animated where browsers support it; elsewhere the answer appears at once. */
  details::details-content {
    display: grid;
    grid-template-rows: 0fr;
    transition:
      grid-template-rows var(--t-3) var(--ease-out),
      content-visibility var(--t-3) allow-discrete;
  }
  details[open]::details-content {
    grid-template-rows: 1fr;
  }
  details > p {
    min-height: 0;
    overflow: hidden;
    padding-right: 3rem;
  }
  details > p::before,
  details > p::after {
    content: '';
    display: block;
    height: 0.625rem;
  }
  details > p::after {
    height: 1.75rem;
  }
  @media (min-width: 75rem) {
    row-gap: 2.5rem;
    /* One line across the whole width, from slow to fast. */
    h2 {
      font-size: 7.1cqi;
    }
    h2 .slow {
      display: inline;
      font-size: 1em;
    }
    .aside {
      grid-column: 1 / 5;
      position: sticky;
      top: 9rem;
      align-self: start;
    }
    .questions {
      grid-column: 5 / -1;
    }
  }
  @media (max-width: 47.99rem) {
    summary small {
      display: none;
    }
  }
  @media (forced-colors: active) {
    summary svg {
      forced-color-adjust: none;
      color: ButtonText;
    }
  }
  @media print {
    details::details-content {
      content-visibility: visible;
      grid-template-rows: 1fr;
    }
  }
`
