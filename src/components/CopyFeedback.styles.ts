import { css } from '@emotion/react'

export const styles = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  font: var(--type-small);
  button {
    --h: 3rem;
    width: auto;
    gap: 0.75rem;
  }
`
