import { css } from '@emotion/react'

export const styles = css`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  margin-right: auto;
  min-height: 44px;
  font: var(--type-figure-s);
  text-decoration: none;
  svg {
    width: 46px;
  }
`
