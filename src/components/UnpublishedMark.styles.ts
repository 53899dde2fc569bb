import { css } from '@emotion/react'

export const styles = css`
  padding: 0.375rem 0.625rem;
  border-radius: var(--r-1);
  background: var(--bg);
  color: var(--fg);
  font: var(--type-label);
`
