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

/** Two scales, of which the second lies on the first and is lit. */
export const overlaid = `
  display: grid;
  grid-template-rows: 100%;
  svg {
    grid-area: 1 / 1;
  }
  svg + svg {
    --lit: var(--accent);
  }
`
