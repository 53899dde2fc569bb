import { css } from '@emotion/react'

/** Short, so that the whole first card is above the fold. */
export const headStyles = css`
  --below: var(--space-1);
  h1 {
    margin-top: var(--space-2);
  }
  .lead {
    max-width: 26.6em;
  }
`

/** Cards that are not as wide as the page are in pairs, 7 and 5 columns wide, then 5 and 7, and so on. */
export const listStyles = css`
  --above: var(--space-3);
  ul {
    row-gap: var(--space-5);
  }
  .wide {
    grid-column: 1 / -1;
  }
  li:nth-of-type(4n + 3) {
    align-self: end;
  }
`
