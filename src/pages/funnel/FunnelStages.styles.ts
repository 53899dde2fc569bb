import { css } from '@emotion/react'

/** Sets `--characters` for amounts of 6 to 15 characters, so that the font is as large as the column allows. */
const lengths = Array.from({ length: 10 }, (_, index) => index + 6)
  .map((length) => `&[data-length='${length}'] { --characters: ${length}; }`)
  .join('\n')

export const interactiveStyles = css`
  .instrument-head {
    display: grid;
    gap: 0.5rem 3rem;
    margin-bottom: clamp(1rem, 2vw, 1.75rem);
  }
  .instrument-head p {
    text-wrap: balance;
  }
  .instrument {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem clamp(2.5rem, 5cqi, 5rem);
  }

  .stages {
    position: relative;
  }
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .stage {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.375rem 1.5rem;
    align-items: end;
    padding: clamp(0.75rem, 1.6cqi, 1.125rem) 0 clamp(0.75rem, 1.4cqi, 1rem);
    border-top: 1px solid var(--hairline);
  }
  /* Travelling strokes pass behind the text, whose background is slightly translucent. */
  .stage .h4 {
    width: fit-content;
    padding-right: 0.5rem;
    background: color-mix(in oklch, var(--bg) 82%, transparent);
  }
  .stage small {
    display: block;
    margin-top: 0.25rem;
    font: 400 var(--fs-small) / 1.4 var(--font-text);
    color: var(--muted);
  }
  .people {
    font-size: var(--fs-figure-m);
    text-align: right;
  }
  /* The line above a stage, visible while the stage is highlighted. */
  .stage::before {
    content: '';
    position: absolute;
    left: 0;
    top: -1px;
    width: 100%;
    height: 2px;
    background: var(--accent);
    opacity: 0;
  }
  .stage[data-current='true']::before {
    opacity: 1;
  }
  .stage[data-current='true'] .h4,
  .stage[data-current='true'] .people {
    color: var(--accent);
  }
  .hundred {
    position: relative;
    grid-column: 1 / -1;
    height: clamp(40px, 6.2cqi, 64px);
  }
  .hundred svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .hundred .plain {
    fill: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.2);
  }
  .hundred .lit {
    fill: var(--muted);
  }
  .hundred .sweep {
    fill: var(--accent);
    clip-path: inset(0 100% 0 0);
  }
  .stage:last-child .sweep {
    clip-path: inset(0);
  }
  /* 4 ms per stroke, from left to right. */
  .stage[data-current='true'] .sweep {
    clip-path: inset(0);
    transition: clip-path 400ms steps(100);
  }

  .control-head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1rem;
    max-width: none;
    margin-bottom: 0.75rem;
    font: 600 1.0625rem/1.3 var(--font-display);
  }
  .visitors {
    font-size: 1.75rem;
  }
  .actions {
    display: flex;
    gap: 0.75rem;
    margin-top: 1.25rem;
  }
  .start {
    flex: 1;
    min-width: 0;
  }
  .pause {
    width: 3.5rem;
    padding: 0;
    justify-content: center;
    flex: none;
  }
  .revenue {
    break-inside: avoid;
    container-type: inline-size;
    margin-top: clamp(1.75rem, 3vw, 2.5rem);
    padding-top: 1.25rem;
    border-top: 1.5px solid var(--hairline);
  }
  .amount {
    display: block;
    --characters: 15;
    ${lengths}
    font-size: min(var(--fs-figure-l), calc(100cqi / (var(--characters) * 0.44)));
    line-height: 1;
    color: var(--accent);
    white-space: nowrap;
    margin: 0.5rem 0 1rem;
    /* The line keeps its height when a longer amount needs a smaller font. */
    min-height: var(--fs-figure-l);
    display: flex;
    align-items: end;
  }
  .revenue .small {
    margin-top: 0.75rem;
  }
  .own {
    margin-top: 1rem;
  }
  .own .icon {
    rotate: 90deg;
  }

  .explanation {
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
    padding-top: 1.5rem;
    border-top: 1.5px solid var(--hairline);
  }
  .explanation ul {
    display: grid;
    gap: 0.75rem 2rem;
    margin-top: 1rem;
    color: var(--muted);
  }
  .explanation li {
    padding-left: 1rem;
    border-left: 2px solid var(--accent);
  }

  @media (min-width: 48rem) {
    .explanation ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 75rem) {
    .instrument-head {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
    }
    .instrument {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    }
    /* Funnel and controls stay visible together. */
    .controls {
      align-self: start;
      position: sticky;
      top: calc(var(--header-h) + 1.5rem);
      padding-top: 1rem;
      border-top: 1.5px solid var(--fg);
    }
    .explanation ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stage[data-current='true'] .sweep {
      transition: none;
    }
    .pause {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .hundred svg {
      forced-color-adjust: none;
    }
    .hundred .plain {
      fill: GrayText;
    }
    .hundred .lit,
    .hundred .sweep {
      fill: Highlight;
    }
    .stage::before {
      forced-color-adjust: none;
      background: Highlight;
    }
    /* With forced colours, browsers would add a backplate that covers the line above. */
    .amount {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`
