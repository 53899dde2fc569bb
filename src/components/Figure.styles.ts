import { css } from '@emotion/react'

export const styles = css`
  font: var(--type-figure);
  font-size: inherit;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 0.9;
  letter-spacing: -0.01em;
`
