import { css } from '@emotion/react'

export const startButtonStyles = css`
  position: relative;
  isolation: isolate;
  width: min(100%, 14rem);
  aspect-ratio: 1;
  @media (min-width: 48rem) {
    width: min(100%, 27.5rem);
  }
  a {
    position: relative;
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    color: var(--yellow-400);
    text-decoration: none;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .ring {
    fill: none;
    stroke: color-mix(in oklab, var(--ink-950) 62%, var(--yellow-400));
  }
  .second-hand path {
    fill: none;
    stroke: var(--ink-950);
    stroke-width: 2;
    transition:
      stroke var(--t-2),
      stroke-width var(--t-2) var(--ease-tick);
  }
  .second-hand .lit {
    stroke: var(--violet-700);
    stroke-width: 7;
  }
  .face {
    position: relative;
    width: 74%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ink-950);
    display: grid;
    place-items: center;
    align-content: center;
    gap: 0.9rem;
    font: 700 clamp(1.5rem, 1rem + 1.75vw, 2.625rem)/0.98 var(--font-display);
    font-stretch: var(--condensed);
  }
  a:active .face {
    transform: scale(0.98);
  }
  .burst {
    z-index: -1;
    pointer-events: none;
  }
  .burst path {
    fill: none;
    stroke: var(--ink-950);
    stroke-width: 7;
  }
  .burst g:nth-of-type(3n + 1) path {
    stroke: var(--violet-700);
  }
  @media (forced-colors: active) {
    .face {
      border: 2px solid LinkText;
    }
    .ring,
    .second-hand path {
      stroke: CanvasText;
    }
  }
`

/* Reserves space, so that nothing moves when the message appears. */
export const statusStyles = css`
  min-height: 1.4em;
  font: 600 1.0625rem/1.4 var(--font-display);
`
