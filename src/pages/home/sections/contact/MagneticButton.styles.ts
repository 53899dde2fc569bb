import { css } from '@emotion/react'

export const styles = css`
  position: relative;
  isolation: isolate;
  --size: clamp(14rem, 36vw, 27.5rem);
  width: min(100%, var(--size));
  aspect-ratio: 1;
  /* The burst (src/motion/burst.ts) extends by a tenth of the button, and ends 12 px above the message. */
  margin-bottom: calc(0.1 * var(--size) + 12px);
  a,
  svg {
    width: 100%;
    height: 100%;
  }
  a,
  .face {
    position: relative;
    display: grid;
    place-items: center;
    border-radius: 50%;
  }
  a {
    color: var(--yellow-400);
    text-decoration: none;
  }
  svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    fill: none;
    stroke: var(--fg);
    stroke-width: 7;
  }
  [data-part='ring'] {
    stroke: color-mix(in oklab, var(--fg) 62%, transparent);
  }
  [data-part='hand'] path {
    stroke-width: 2;
    transition:
      stroke var(--t-2),
      stroke-width var(--t-2) var(--ease-tick);
    &[data-lit] {
      stroke: var(--violet-700);
      stroke-width: 7;
    }
  }
  .face {
    align-content: center;
    gap: 0.9rem;
    width: 74%;
    aspect-ratio: 1;
    border: 2px solid transparent;
    background: var(--ink-950);
    font: var(--type-h3);
  }
  a:active .face {
    transform: scale(0.98);
  }
  [data-part='burst'] {
    z-index: -1;
    pointer-events: none;
    g:nth-of-type(3n + 1) {
      stroke: var(--violet-700);
    }
  }
  /* The message takes the place of the link that follows, so that nothing moves when it appears. */
  + [role='status'] {
    font: var(--type-control);
  }
  + [role='status'],
  + [role='status'] + a {
    grid-area: 2 / 1;
  }
  + [role='status']:not(:empty) + a {
    visibility: hidden;
  }
`
