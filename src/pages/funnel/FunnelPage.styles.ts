import { css } from '@emotion/react'

export const headStyles = css`
  --below: 0px;
  header {
    margin-block: var(--space-1) var(--space-2);
  }
  .lead {
    max-width: 30.6em;
    text-wrap: balance;
  }
`

export const closingStyles = css`
  .lead {
    flex: 1 20rem;
  }
`
