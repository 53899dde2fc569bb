import { css } from '@emotion/react'

export const reasonsStyles = css`
  [data-arrives] {
    width: clamp(9rem, 40vw - 14rem, 22rem);
  }
  ol > li {
    display: grid;
    grid-template-columns: clamp(2.5rem, 5vw, 4.25rem) minmax(0, 1fr);
    gap: 0.25rem min(1.25rem, 3vw);
    padding-block: var(--space-1);
    border-top: 1px solid var(--hairline);
    > svg {
      width: 100%;
    }
    p {
      grid-column: 2;
    }
  }
`
