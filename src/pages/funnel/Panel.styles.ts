import { css } from '@emotion/react'

export const panelContentStyles = css`
  padding-top: var(--space-2);
`

export const panelHeadStyles = css`
  display: grid;
  gap: 0.5rem 3rem;
  margin-bottom: var(--space-1);
  p {
    text-wrap: balance;
  }
  @media (min-width: 75rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
  }
`
