import { css } from '@emotion/react'

export const faqStyles = css`
  row-gap: 2.5rem;
  .aside,
  .questions {
    grid-column: 1 / -1;
  }
  .lead {
    margin: 1.25rem 0 1.5rem;
  }
  details {
    border-top: 1.5px solid var(--fg);
    /* While one opens, those below it move as they are; a ring of focus reaches a little out of it. */
    contain: content;
    overflow-clip-margin: 10px;
  }
  details:last-of-type {
    border-bottom: 1.5px solid var(--fg);
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 28px;
    gap: 1.25rem;
    align-items: center;
    min-height: 4.75rem;
    padding: 0.875rem 0;
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
  summary:hover,
  [open] > summary {
    color: var(--accent);
  }
  summary span {
    position: relative;
    justify-self: end;
    width: 24px;
    height: 24px;
  }
  summary span::before,
  summary span::after {
    content: '';
    position: absolute;
    left: 0;
    top: 10.5px;
    width: 24px;
    height: 3px;
    background: var(--accent);
    transition: transform var(--t-3) var(--ease-tick);
  }
  summary span::after {
    transform: rotate(90deg);
  }
  [open] > summary span::after {
    transform: none;
  }
  /* Folds where browsers can; elsewhere an answer is there at once. */
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
    .aside {
      grid-column: 1 / 6;
      position: sticky;
      top: 9rem;
      align-self: start;
    }
    .questions {
      grid-column: 6 / -1;
    }
  }
  @media (forced-colors: active) {
    summary span::before,
    summary span::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
  @media print {
    details::details-content {
      content-visibility: visible;
      grid-template-rows: 1fr;
    }
  }
`
