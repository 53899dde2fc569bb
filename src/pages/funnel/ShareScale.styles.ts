import { css } from '@emotion/react'

export const mirrorStyles = css`
  display: grid;
  grid-template-rows: var(--above, 36px) 14px;
  gap: 3px;
  svg + svg {
    --lit: var(--muted);
    --half: var(--tick);
  }
`
