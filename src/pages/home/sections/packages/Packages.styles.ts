import { css } from '@emotion/react'
import { packages } from '#content/home/packages.ts'

/** The packages that are not selected, for screens on which only one fits. */
const OTHERS = `.package:is(${packages
  .map(({ id }, index) => `:not(:has([name='aufgeklappt'][value='${id}']:checked)) > .packages > :nth-of-type(${index + 1})`)
  .join(',')})`

export const packagesStyles = css`
  .packages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-top: clamp(2rem, 6.2vw, 6.25rem);
  }
  /* Ten rows, aligned across all three packages: name, days, price, five features, result and button. */
  .package {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 10;
    position: relative;
    align-content: start;
    min-width: 0;
    padding: 2rem 0;
    overflow-wrap: anywhere;
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
    background: var(--yellow-ground);
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
  .day-strokes {
    flex: 0 1 auto;
    height: 104px;
    min-width: 0;
  }
  .days b {
    flex: none;
    margin-left: calc(0.45rem + var(--step));
    font: 700 8.9rem/0.742 var(--font-display);
    font-stretch: var(--condensed);
    letter-spacing: -0.02em;
  }
  .days span {
    flex: none;
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
  dl {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    margin: 1.5rem 0;
  }
  dl div {
    padding: 0.55rem 0;
    border-top: 1px solid var(--hairline);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 1rem;
    font-size: var(--fs-label);
    color: var(--muted);
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
  .choose {
    width: 100%;
  }
  .popular {
    padding: 2rem clamp(1.5rem, 2.6vw, 2.5rem);
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
  }
  .terms {
    display: grid;
    gap: 0.5rem;
    margin-top: 2rem;
  }
  .terms p {
    max-width: 56em;
  }
  .notes {
    display: grid;
    gap: 2rem;
    margin-top: clamp(1.5rem, 2vw, 2rem);
    padding-top: 1.5rem;
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
    --stroke-width: 2px;
    --tick: var(--accent);
    width: 130px;
    height: 44px;
    margin-left: 1px;
  }
  @media screen and (max-width: 74.99rem) {
    .picker {
      --accent: var(--yellow-400);
      --accent-ground: var(--night-900);
      --on-accent: var(--white);
      margin-top: 2rem;
    }
    .picker small {
      display: block;
      font-weight: 400;
    }
    .picker .day-strokes {
      width: auto;
      height: 40px;
      max-width: 100%;
      margin-bottom: 0.625rem;
    }
    .packages {
      margin-top: 1rem;
    }
    ${OTHERS} {
      display: none;
    }
  }
  @media (max-width: 47.99rem) {
    .package {
      padding: 0.5rem 0 0;
    }
    .popular {
      padding: 1.5rem 1.125rem 1.25rem;
    }
    dl div {
      display: grid;
      grid-template-columns: 5.75rem minmax(0, 1fr);
      align-items: baseline;
    }
    /* Usually fits one line, but needs two if the reader has set a larger letter spacing. */
    .price small {
      white-space: normal;
    }
    .terms,
    .notes {
      margin-top: 1.5rem;
    }
    .notes {
      gap: 1.25rem;
    }
    .notes p {
      font-size: var(--fs-body);
    }
    .notes > div {
      grid-template-columns: 90px minmax(0, 1fr);
      gap: 1rem;
      align-items: start;
    }
    .strokes-8,
    .strokes-30 {
      height: 36px;
    }
    .strokes-30 {
      --stroke-width: 1px;
      width: 88px;
    }
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .days {
      flex-wrap: wrap;
      row-gap: 0.75rem;
    }
  }
  @media (min-width: 60rem) {
    .notes {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 75rem) {
    .picker {
      display: none;
    }
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
    /* In the part of this plate that extends above the other plates. */
    .flag {
      position: absolute;
      top: 1.5rem;
      left: clamp(1.5rem, 2.6vw, 2.5rem);
    }
  }
  @media print, (min-width: 48rem) and (max-width: 74.99rem) {
    .package {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
      grid-template-rows: repeat(5, auto) 1fr auto;
      grid-row: auto;
      column-gap: 2.5rem;
    }
    .package > * {
      grid-column: 1;
    }
    .package > dl,
    .package > .result {
      grid-column: 2;
    }
    .package > dl {
      grid-row: 1 / 6;
      grid-template-rows: none;
      align-content: space-between;
      margin: 0;
    }
    .package dl div:first-of-type {
      padding-top: 0;
      border-top: 0;
    }
    .package > .result {
      grid-row: 6;
    }
    .package > [data-island] {
      display: grid;
      grid-column: 1 / -1;
    }
  }
  /*
   * With forced colours, browsers draw a backplate behind text that is as tall as the font. The backplate of the tall figure would cover
   * the name above.
   */
  @media (forced-colors: active) {
    .days b {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`
