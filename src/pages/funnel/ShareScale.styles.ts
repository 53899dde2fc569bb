import { css } from '@emotion/react'

export const scaleStyles = css`
  width: 100%;
  height: 100%;
  overflow: visible;
`

export const mirrorStyles = css`
  display: grid;
  grid-template-rows: var(--above, 36px) 14px;
  gap: 3px;
  svg + svg {
    --lit: var(--muted);
    --half: var(--tick);
  }
`
