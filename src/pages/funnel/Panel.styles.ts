import { css } from '@emotion/react'

export const panelContentStyles = css`
  padding-top: var(--space-2);
`

export const panelHeadStyles = css`
  margin-bottom: var(--space-2);
  p {
    text-wrap: balance;
  }
`
