import { css } from '@emotion/react'

/** The frame shared by all three demos. Its height never depends on its content. */
export const panelStyles = css`
  position: relative;
  overflow: hidden;
  background: var(--night-950);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-panel);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid oklch(0.8 0.098 calc(var(--hue) + 3) / 0.26);
    border-radius: inherit;
    pointer-events: none;
  }

  .bar {
    display: none;
    border-bottom: 1px solid var(--hairline);
  }
  .pause {
    display: grid;
    place-items: center;
    flex: none;
    width: 60px;
    min-height: 60px;
    border-left: 1px solid var(--hairline);
    color: var(--lilac-300);
    transition: color var(--t-2);
  }
  @media (hover: hover) {
    .pause:hover {
      color: var(--fg);
    }
  }
  .pause:focus-visible,
  .pause[aria-busy='true'] {
    outline-offset: -5px;
  }
  .seconds {
    position: absolute;
    left: 2px;
    bottom: 0;
    width: 100%;
    height: 7px;
    max-width: none;
    overflow: visible;
  }
  .seconds path {
    stroke: var(--night-600);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  .seconds .lit {
    stroke: var(--yellow-400);
  }

  .demo {
    height: 21.5rem;
    container-type: inline-size;
    /* Limits layout to the demo, parts of which change many times per second. */
    contain: strict;
  }
  .still {
    padding: 8cqi;
    font: 700 8cqi / 1 var(--font-display);
    font-stretch: var(--condensed);
  }
  .demo > div {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  .stage {
    position: relative;
    flex: 1;
    min-height: 0;
  }
  .foot {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 45px;
    padding: 0 1.25rem;
    border-top: 1px solid var(--hairline);
    color: var(--lilac-300);
    font: 400 var(--fs-label) / 1.2 var(--font-text);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .foot b {
    color: #fff;
    font: 600 1em/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  .foot .result {
    color: var(--yellow-400);
    font: 600 1em/1.2 var(--font-display);
  }
  .foot .scale {
    flex: 1;
    min-width: 0;
    height: 16px;
    max-width: none;
    overflow: visible;
  }
  .foot .scale path {
    stroke: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.3);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  .foot .scale .lit {
    stroke: var(--yellow-400);
  }

  @media (max-width: 47.99rem) {
    .foot .scale path {
      stroke-width: 1.5px;
    }
  }
  @media (min-width: 48rem) {
    .bar {
      display: flex;
    }
    .demo {
      height: 31rem;
    }
  }
  /* Without JavaScript nothing is running, so there is nothing to pause. */
  @media (scripting: none) {
    .pause {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    .seconds,
    .scale {
      forced-color-adjust: none;
    }
  }
`
