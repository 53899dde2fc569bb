import { css } from '@emotion/react'

export const headContentStyles = css`
  padding-bottom: 0;
`

export const headStyles = css`
  header {
    margin-block: var(--space-1) var(--space-2);
  }
  h1 {
    margin: 0;
  }
  .lead {
    max-width: 30.6em;
    text-wrap: balance;
  }
`

export const closingStyles = css`
  margin-top: var(--space-2);
  .lead {
    flex: 1 20rem;
  }
`
