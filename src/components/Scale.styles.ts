import { css } from '@emotion/react'

export const styles = css`
  width: 100%;
  overflow: visible;
  path {
    vector-effect: non-scaling-stroke;
    stroke: var(--tick);
    stroke-width: var(--stroke-width, 1.5px);
  }
  .lit {
    stroke: var(--accent);
    stroke-width: var(--lit-width, clamp(4px, 0.62cqi, 9px));
  }
`
