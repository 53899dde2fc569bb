import { css } from '@emotion/react'

export const headStyles = css`
  .lead {
    max-width: 26.6em;
  }
  /* The longest word of the heading is a little too long for the smallest screens. */
  @media (max-width: 22.49rem) {
    .slow {
      margin-right: calc(var(--page-r) * -1);
    }
  }
  @media (min-width: 75rem) {
    /* Keeps the head of the page short, so that the whole first card is above the fold. */
    --above: calc(var(--header-h) + 1.5rem);
    --below: 2rem;
    .h1 {
      margin-top: 1rem;
      font-size: 5rem;
    }
    .head {
      grid-template-columns: minmax(0, 2.5fr) minmax(0, 1fr);
    }
  }
`

/** Cards that are not as wide as the page are in pairs, 7 and 5 columns wide, then 5 and 7, and so on. */
export const listStyles = css`
  --above: var(--space-3);
  .grid12 {
    row-gap: var(--space-5);
  }
  li {
    grid-column: 1 / -1;
  }
  @media (min-width: 48rem) {
    li:not(.wide) {
      grid-column: span 5;
    }
    li:not(.wide):is(:nth-of-type(4n + 2), :nth-of-type(4n + 5)) {
      grid-column: span 7;
    }
    li:nth-of-type(4n + 3) {
      align-self: end;
    }
  }
`
