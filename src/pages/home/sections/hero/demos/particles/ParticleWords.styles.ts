import { css } from '@emotion/react'
import { onHover } from '#styles/helpers.ts'

export const styles = css`
  .stage {
    --particle-raster: color-mix(in oklab, var(--fg) 58%, transparent);
    --particle: var(--fg);
    --particle-lit: var(--accent);
    position: relative;
    container-type: size;
    cursor: crosshair;
  }
  canvas {
    position: absolute;
    width: 100%;
    height: 100%;
    font-family: var(--font-display);
    touch-action: pan-y;
  }
  /* The word as text, cut into strokes like the particles. Shown while nothing is drawn on the canvas. */
  [data-part='word'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    max-width: none;
    font: var(--type-figure-m);
    font-size: min(100cqh, 100cqi / (1 + 0.34 * var(--length)));
    opacity: 0.7;
    mask-image: repeating-linear-gradient(90deg, #000 0 2px, transparent 0 5px), repeating-linear-gradient(#000 0 8px, transparent 0 10px);
    mask-composite: intersect;
    &:has(~ [data-particles]) {
      opacity: 0;
    }
  }

  [role='group'] {
    display: flex;
    gap: 0.25rem;
  }
  button {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.3rem;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 0.5rem;
    &[aria-pressed='true'] {
      color: var(--fg);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    ${onHover('color: var(--fg);')}
  }
  [data-part='foot'] {
    justify-content: space-between;
    white-space: nowrap;
  }
`
