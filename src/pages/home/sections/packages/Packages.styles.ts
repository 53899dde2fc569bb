import { css } from '@emotion/react'

export const packagesStyles = css`
  .packages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem 0;
    margin-top: clamp(2.5rem, 7.2vw, 7rem);
  }
  .package {
    position: relative;
    display: grid;
    grid-template-rows: auto auto auto 1fr auto auto;
    align-content: start;
    min-width: 0;
    padding: 2rem 0;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 2.25rem;
  }
  .flag {
    padding: 0.5rem 0.7rem;
    border-radius: var(--r-1);
    background: var(--yellow-400);
    color: var(--ink-950);
    font: 600 var(--fs-label)/1 var(--font-display);
    white-space: nowrap;
  }
  .days {
    --step: 9px;
    display: flex;
    align-items: flex-end;
    margin: 1.5rem 0 1.25rem;
    max-width: none;
  }
  .days svg {
    flex: 0 1 auto;
    height: 104px;
    min-width: 0;
  }
  .days b {
    margin-left: calc(0.45rem + var(--step));
    font: 700 8.9rem/0.742 var(--font-display);
    font-stretch: var(--condensed);
    letter-spacing: -0.02em;
  }
  .days span {
    margin-left: calc(0.125rem + var(--step));
    font: 700 1.625rem/0.74 var(--font-display);
    font-stretch: var(--semi-condensed);
  }
  .price {
    font: 700 var(--fs-figure-m)/1 var(--font-display);
    font-stretch: var(--condensed);
    font-variant-numeric: tabular-nums;
  }
  .price small {
    display: block;
    margin-top: 0.4rem;
    font: 400 var(--fs-small)/1.4 var(--font-text);
    color: var(--muted);
  }
  .price small + small {
    margin-top: 0;
    color: var(--fg);
    font-weight: 600;
  }
  ul {
    margin: 1.5rem 0;
  }
  .strokes-30 path {
    stroke-width: 2px;
  }
  li {
    text-wrap: pretty;
    padding: 0.7rem 0;
    border-top: 1px solid var(--hairline);
  }
  .result {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.875rem;
    align-items: start;
    padding: 1.125rem 0 1.5rem;
    border-top: 2px solid var(--fg);
    font-weight: 500;
  }
  .result .icon {
    color: var(--accent);
  }
  .package .button {
    width: 100%;
  }
  .popular {
    padding: 2rem clamp(1.5rem, 2.6vw, 2.5rem);
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
  }
  .terms {
    max-width: 52em;
    margin-top: 2rem;
  }
  .notes {
    display: grid;
    gap: 2rem;
    margin-top: clamp(2rem, 3vw, 2.5rem);
    padding-top: 2rem;
    border-top: 1px solid var(--hairline);
  }
  .notes > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.25rem;
    align-items: center;
  }
  .notes p {
    font: 500 var(--fs-h4)/1.3 var(--font-display);
    text-wrap: balance;
  }
  .strokes-8 {
    --lit-width: 4px;
    width: 58px;
    height: 44px;
    margin-left: 2px;
  }
  .strokes-30 {
    --tick: var(--accent);
    width: 130px;
    height: 44px;
    margin-left: 1px;
  }
  @media (max-width: 29.99rem) {
    .notes > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
    }
  }
  @media (min-width: 60rem) {
    .notes {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 75rem) {
    .packages {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.18fr) minmax(0, 1fr);
      column-gap: clamp(1.75rem, 3vw, 3rem);
    }
    .package {
      padding-bottom: 2.5rem;
    }
    .popular {
      margin-top: -3rem;
      padding-top: 5rem;
      padding-bottom: 2.5rem;
    }
    /* In the part of the plate that rises above the others. */
    .flag {
      position: absolute;
      top: 1.5rem;
      left: clamp(1.5rem, 2.6vw, 2.5rem);
    }
  }
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    .package {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
      grid-template-rows: auto auto auto 1fr auto auto;
      column-gap: 2.5rem;
      border-top: 2px solid var(--fg);
    }
    .popular {
      border-top: 0;
    }
    .package > * {
      grid-column: 1;
    }
    .package > ul {
      grid-column: 2;
      grid-row: 1 / 5;
      margin: 0 0 0.75rem;
    }
    .package li:first-of-type {
      border-top: 0;
      padding-top: 0.2rem;
    }
    .package > .result {
      grid-column: 2;
      grid-row: 5;
    }
    .package > .button {
      grid-column: 2;
      grid-row: 6;
    }
  }
  /* Browsers put a plate behind words, as high as the font: that of the tall figure would cover the name above it. */
  @media (forced-colors: active) {
    .days b {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`
