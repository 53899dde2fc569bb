import { css } from '@emotion/react'

export const styles = css`
  padding-top: 1.5rem;
  border-top: var(--line) solid var(--fg);
  font: var(--type-small);
  p {
    flex: 1 1 100%;
  }
  /* Keeps its height while it is empty, so that a confirmation causes no layout shift. */
  [role='status'] {
    min-height: 1.6rem;
  }
  [data-part='address'] {
    padding: 0.75rem 1rem;
    border-radius: var(--r-1);
    background: var(--surface);
    user-select: all;
  }
`
