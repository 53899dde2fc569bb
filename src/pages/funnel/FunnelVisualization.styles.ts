import { css } from '@emotion/react'

export const visualizationStyles = css`
  .view-head {
    display: grid;
    gap: 0.5rem 3rem;
    margin-bottom: clamp(1.75rem, 3vw, 2.5rem);
  }
  .view-head p {
    text-wrap: balance;
  }
  .shape {
    position: relative;
    break-inside: avoid;
  }
  /* In the corner that the shape of the funnel leaves free. */
  .pause {
    position: absolute;
    right: 0;
    top: 0;
    z-index: 1;
    width: 3.5rem;
    padding: 0;
    justify-content: center;
  }
  .view {
    display: grid;
    gap: 2.5rem clamp(2.5rem, 5cqi, 5.5rem);
  }

  .silhouette {
    position: relative;
    height: clamp(180px, 34cqi, 420px);
  }
  .silhouette svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .silhouette path {
    fill: var(--night-600);
  }
  .window path {
    fill: var(--accent);
  }
  .window {
    clip-path: inset(0 75% 0 0);
  }
  .shape[data-stage='1'] .window {
    clip-path: inset(0 50% 0 25%);
  }
  .shape[data-stage='2'] .window {
    clip-path: inset(0 25% 0 50%);
  }
  .shape[data-stage='3'] .window {
    clip-path: inset(0 0 0 75%);
  }
  /* The window glides from stage to stage, but jumps back to the first. */
  .shape:not([data-stage='0']) .window {
    transition: clip-path var(--t-3) var(--ease-in-out);
  }
  .shape ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-top: 1rem;
    border-top: 1px solid var(--hairline);
  }
  .shape li {
    position: relative;
    display: grid;
    gap: 0.375rem;
    align-content: start;
    padding-top: 0.875rem;
    font: 500 clamp(0.875rem, 1.4cqi, 1.0625rem) / 1.2 var(--font-display);
    font-stretch: var(--semi-condensed);
    color: var(--muted);
  }
  .shape li::before {
    content: '';
    position: absolute;
    left: 0;
    top: -2px;
    width: 40%;
    height: 3px;
    background: var(--accent);
    opacity: 0;
  }
  .shape li[data-current='true']::before {
    opacity: 1;
  }
  .shape li[data-current='true'] {
    color: var(--fg);
  }
  .rate {
    font-size: clamp(1.75rem, 4cqi, 3rem);
    color: var(--fg);
  }
  .shape li[data-current='true'] .rate {
    color: var(--accent);
  }

  .data-panel {
    padding-top: 1.5rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    text-align: left;
    padding-bottom: 0.75rem;
  }
  th,
  td {
    padding: 0;
    text-align: left;
    font-weight: inherit;
    vertical-align: bottom;
  }
  .values {
    break-after: avoid;
  }
  .values > * {
    padding-top: 0.875rem;
    border-top: 1px solid var(--hairline);
  }
  .values small {
    display: block;
    margin-top: 0.15rem;
    font-size: var(--fs-small);
    line-height: 1.35;
    color: var(--muted);
  }
  .value {
    padding-left: 1rem;
    font-size: clamp(1.75rem, 3.4cqi, 2.25rem);
    font-weight: 700;
    text-align: right;
    white-space: nowrap;
  }
  .values[data-current='true'] .h4,
  .values[data-current='true'] .value {
    color: var(--accent);
  }
  .chart td {
    padding: 0.5rem 0 0.75rem;
  }
  .chart .strokes {
    height: 30px;
  }
  .chart[data-color='dim'] .lit {
    fill: var(--muted);
  }
  .chart[data-color='half'] .lit {
    fill: var(--lilac-400);
  }
  .chart .half {
    fill: var(--night-600);
  }
  .chart[data-current='true'] .lit {
    fill: var(--accent);
  }
  .unit {
    display: block;
    margin-top: 0.3rem;
    font: 500 var(--fs-label) / 1.2 var(--font-display);
    color: var(--muted);
  }
  .summary {
    padding-top: 0.875rem;
    border-top: 1px solid var(--hairline);
  }
  .note {
    margin-top: 1rem;
  }

  @media (min-width: 75rem) {
    .view {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;
    }
    .view-head {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
    }
    .shape {
      position: sticky;
      top: calc(var(--header-h) + 1.5rem);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pause {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .silhouette svg {
      forced-color-adjust: none;
    }
    .silhouette path {
      fill: GrayText;
    }
    .window path {
      fill: Highlight;
    }
  }
`
