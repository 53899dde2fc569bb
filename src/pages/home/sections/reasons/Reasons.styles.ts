import { css } from '@emotion/react'

export const reasonsStyles = css`
  [data-arrives] {
    /* Beside the headline also on phones. */
    width: min(22vw, 22rem);
  }
  ol > li {
    display: grid;
    grid-template-columns: clamp(2.5rem, 5vw, 4.25rem) minmax(0, 1fr);
    gap: 0.25rem min(1.25rem, 3vw);
    padding-block: clamp(0.75rem, 2.4vw, 2rem);
    border-top: 1px solid var(--hairline);
    p {
      grid-column: 2;
    }
  }
`
