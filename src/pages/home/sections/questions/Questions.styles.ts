import { css } from '@emotion/react'

export const faqStyles = css`
  row-gap: 1.5rem;
  h2,
  .aside,
  .questions {
    grid-column: 1 / -1;
  }
  .aside > a {
    margin-top: 1.25rem;
  }
  .minutes {
    display: block;
    max-width: 100%;
    margin: 0.75rem 0 0.5rem;
    color: var(--accent);
    background: repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 4px);
  }
  .shorter {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.5rem;
    margin-top: 1rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--hairline);
  }
  .shorter p {
    width: 100%;
  }
  .shorter a {
    gap: 0.375rem;
    border: 0;
    font-size: var(--fs-small);
    font-weight: 500;
  }
  .shorter a > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .shorter .icon {
    width: 1em;
    height: 1em;
  }
  details {
    border-top: 1.5px solid var(--fg);
    /* Lets the other questions move without being laid out or painted again while an answer opens. The clip margin leaves space for focus rings. */
    contain: content;
    overflow-clip-margin: 10px;
  }
  details:last-of-type {
    border-bottom: 1.5px solid var(--fg);
  }
  summary {
    --sign: 1.125rem;
    justify-content: space-between;
    gap: 1.25rem;
    width: 100%;
    min-height: 3.75rem;
    padding: 0.75rem 0;
    transition: color var(--t-2);
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
  /* Browsers that do not support this animation show the answer at once. */
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
  details > div {
    min-height: 0;
    overflow: hidden;
    padding-right: 3rem;
  }
  details > div::before,
  details > div::after {
    content: '';
    display: block;
    height: 0.625rem;
  }
  details > div::after {
    height: 1.75rem;
  }
  details p + p {
    margin-top: 0.75em;
  }
  @media (min-width: 75rem) {
    row-gap: 2.5rem;
    /* The heading is one line across the whole width, from slow to fast. */
    h2 {
      font-size: 7.1cqi;
    }
    h2 .slow {
      display: inline;
      font-size: 1em;
    }
    .aside {
      grid-area: 2 / 1 / auto / 5;
      position: sticky;
      top: 9rem;
      align-self: start;
    }
    .questions {
      grid-area: 2 / 5 / auto / -1;
    }
  }
  @media print {
    details::details-content {
      grid-template-rows: 1fr;
    }
  }
`
