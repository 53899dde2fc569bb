import { css } from '@emotion/react'

export const styles = css`
  font: var(--type-small);
  button {
    --h: 3rem;
    width: auto;
    gap: 0.75rem;
  }
`
