import { css } from '@emotion/react'

const lengths = Array.from({ length: 12 }, (_, index) => index + 4)
  .map((length) => `&[data-length='${length}'] { --characters: ${length}; }`)
  .join('\n')

export const ownNumbersStyles = css`
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 3rem clamp(2.5rem, 5cqi, 5.5rem);
    margin-top: clamp(2rem, 4vw, 3.5rem);
  }
  .rows {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(1.25rem, 2vw, 1.75rem);
    align-content: start;
  }
  .row {
    padding-top: 1rem;
    border-top: 1px solid var(--hairline);
    break-inside: avoid;
  }
  .row:first-of-type {
    border-top: 1.5px solid var(--fg);
  }
  .row-head {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: 1rem;
    max-width: none;
    margin-bottom: 0.875rem;
  }
  .row-head label {
    min-width: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
    font: 600 var(--fs-h4) / 1.15 var(--font-display);
  }
  .row-head small {
    display: block;
    margin-top: 0.2rem;
    font: 400 var(--fs-small) / 1.3 var(--font-text);
    color: var(--muted);
  }
  .entry {
    display: flex;
    align-items: baseline;
    gap: 0.35rem;
    flex: none;
    border-bottom: 2px solid var(--border);
  }
  .entry:focus-within {
    border-color: var(--accent);
  }
  .entry input {
    width: 4.4em;
    min-height: 44px;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    font: 700 1.875rem/1 var(--font-display);
    font-stretch: var(--condensed);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
  .entry input:focus-visible {
    outline-offset: 6px;
  }
  .entry input[aria-invalid='true'] {
    text-decoration: line-through 2px;
    color: var(--muted);
  }
  .sign {
    width: 1em;
    font: 600 1.25rem/1 var(--font-display);
    color: var(--muted);
  }

  .ruler {
    height: 68px;
  }
  .mirror {
    position: absolute;
    inset: 4px 0 0;
    display: grid;
    grid-template-rows: 44px 16px;
    gap: 4px;
  }
  .mirror svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .plain {
    fill: var(--tick);
  }
  .lit {
    fill: var(--accent);
  }
  .demo {
    fill: var(--muted);
  }
  .lines path {
    fill: none;
    stroke: var(--tick);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .lines .lit {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .lines .demo {
    stroke: var(--muted);
    stroke-width: 4px;
  }
  .row-foot {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    max-width: none;
    font: 500 var(--fs-label) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
  .row-foot span:first-of-type {
    color: var(--link);
    font-weight: 600;
  }
  .note:empty {
    display: none;
  }
  .note {
    margin-top: 0.375rem;
    padding-left: 0.75rem;
    border-left: 3px solid var(--accent);
    font-size: var(--fs-small);
    line-height: 1.45;
  }

  .result {
    container-type: inline-size;
    align-self: start;
    break-inside: avoid;
  }
  .amount {
    --characters: 15;
    ${lengths}
    display: flex;
    align-items: end;
    min-height: var(--fs-figure-l);
    margin: 0.5rem 0 1.5rem;
    font-size: min(var(--fs-figure-l), calc(100cqi / (var(--characters) * 0.44)));
    line-height: 1;
    color: var(--accent);
    white-space: nowrap;
  }
  .bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.375rem 1rem;
    font: 500 var(--fs-small) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  .bar + .bar {
    margin-top: 0.875rem;
  }
  .bar-strokes {
    grid-column: 1 / -1;
    height: 28px;
  }
  .bar .strokes {
    height: 100%;
  }
  .bar[data-own='false'] .lit {
    fill: var(--muted);
  }
  .verdict {
    margin: 1.25rem 0;
    font: 600 var(--fs-h4) / 1.3 var(--font-display);
    text-wrap: balance;
    min-height: 2.6em;
  }
  table {
    width: 100%;
    margin-bottom: 1.75rem;
    border-collapse: collapse;
    font: 500 var(--fs-small) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.55rem 0 0.55rem 0.75rem;
    border-bottom: 1px solid var(--hairline);
    text-align: right;
    font-weight: 500;
    white-space: nowrap;
  }
  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    border-bottom: 1.5px solid var(--fg);
    color: var(--muted);
    font-size: var(--fs-label);
    white-space: normal;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  td:nth-of-type(1) {
    font-weight: 700;
  }
  tbody tr:last-of-type > * {
    border-bottom: 0;
    font-weight: 700;
  }
  .ways .icon {
    width: 1.25em;
    height: 1.25em;
  }
  .copy-status {
    min-height: 1.5em;
    margin-top: 0.25rem;
  }
  .address {
    overflow-wrap: anywhere;
    user-select: all;
  }

  .leverage {
    margin-top: clamp(3rem, 6vw, 6rem);
  }
  .leverage-head {
    display: grid;
    gap: 0.75rem 3rem;
    margin-bottom: 1.5rem;
  }
  .leverage li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.75rem 2rem;
    align-items: end;
    padding: 1.25rem 0;
    border-top: 1px solid var(--hairline);
  }
  .leverage li:first-of-type {
    border-top: 1.5px solid var(--fg);
  }
  .leverage .h4 .icon {
    display: inline-block;
    width: 1em;
    height: 1em;
    margin: 0 0.15em;
    vertical-align: -0.1em;
  }
  .leverage small {
    display: block;
    margin-top: 0.25rem;
    font: 400 var(--fs-small) / 1.4 var(--font-text);
    color: var(--muted);
  }
  .gain {
    font-size: var(--fs-figure-m);
    text-align: right;
    white-space: nowrap;
  }
  .gain-strokes {
    grid-column: 1 / -1;
    grid-row: 2;
    height: 40px;
  }
  .gain-strokes .strokes {
    height: 100%;
  }
  .leverage li:not(:first-of-type) .lit {
    fill: var(--muted);
  }
  .leverage li:first-of-type .gain {
    color: var(--accent);
  }
  .leverage > .lead {
    margin-top: 1.5rem;
    max-width: 34.6em;
  }

  @media (min-width: 75rem) {
    .desk {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .result {
      position: sticky;
      top: calc(var(--header-h) + 1.5rem);
      padding-top: 1rem;
      border-top: 1.5px solid var(--fg);
    }
    .leverage-head {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
    /* The widest amount determines the width of the column, so that no amount overflows. */
    .leverage ol {
      display: grid;
      grid-template-columns: minmax(0, 3.4fr) minmax(0, 7fr) minmax(8rem, max-content);
      column-gap: 2rem;
    }
    .leverage li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    .gain-strokes {
      grid-column: 2;
      grid-row: 1;
    }
  }
  @media (max-width: 29.99rem) {
    .entry input {
      width: 3.2em;
    }
    th,
    td {
      padding-left: 0.4rem;
    }
    table {
      font-size: var(--fs-label);
    }
    /* Takes effect only for amounts in the hundreds of millions. */
    td {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .gain {
      font-size: clamp(1.5rem, 7.5cqi, 2.25rem);
    }
  }
  @media (max-width: 23rem) {
    table {
      font-stretch: var(--condensed);
    }
  }
  @media (forced-colors: active) {
    .amount {
      forced-color-adjust: none;
      color: CanvasText;
    }
    .mirror svg {
      forced-color-adjust: none;
    }
    .plain,
    .demo {
      fill: GrayText;
    }
    .lit {
      fill: Highlight;
    }
  }
`
