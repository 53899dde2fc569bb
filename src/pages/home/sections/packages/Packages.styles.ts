import { css } from '@emotion/react'
import { packages } from '#content/home/packages.ts'

/** A package that is collapsed because another one is expanded. */
const FOLDED = `.package:is(${packages
  .map(({ id }, index) => `:not(:has(#zeigt-${id}:checked)) > .packages > :nth-of-type(${index + 1})`)
  .join(',')})`

/** Strokes in the picker: the days of the longest package. */
const STROKES = Math.max(...packages.map(({ days }) => days))

export const packagesStyles = css`
  .picker,
  .more {
    display: none;
  }
  .packages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem 0;
    margin-top: clamp(2rem, 6.2vw, 6.25rem);
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
  .day-strokes {
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
  li {
    text-wrap: pretty;
    padding: 0.55rem 0;
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
    max-width: 52em;
    margin-top: 2rem;
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
  /* Seven strokes to choose from: the package up to the stroke is expanded, the others keep strokes, price and button. */
  @media (max-width: 47.99rem) {
    .picker {
      position: relative;
      display: flex;
      gap: 11px;
      margin: 2.5rem 0 0;
      padding: 0;
      border: 0;
    }
    .picker label {
      width: min-content;
      font: 600 clamp(0.875rem, 4vw, 1rem)/1.2 var(--font-display);
      cursor: pointer;
      font-stretch: var(--semi-condensed);
      overflow-wrap: anywhere;
      color: var(--muted);
    }
    .picker small {
      display: block;
      font-weight: 400;
    }
    .heavy {
      display: flex;
      gap: 11px;
      margin-bottom: 0.625rem;
    }
    .heavy i {
      width: calc((100cqi - ${STROKES - 1} * 11px) / ${STROKES});
      height: 72px;
      background: linear-gradient(90deg, var(--tick) 13px, transparent 0);
      transform: scaleY(0.62);
      transform-origin: bottom;
      transition: transform var(--t-2) var(--ease-tick);
    }
    .picker label:is(:has(:checked), :has(~ label :checked)) i {
      background: linear-gradient(90deg, var(--accent) 13px, transparent 0);
      transform: none;
    }
    .picker label:has(:checked) {
      color: var(--fg);
    }
    .picker label:has(:focus-visible) {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
    }
    .packages {
      gap: 1.25rem;
      margin-top: 1.5rem;
    }
    .package {
      grid-template-columns: minmax(0, 1fr);
      padding: 1.25rem 0;
      overflow-wrap: anywhere;
      border-top: 2px solid var(--fg);
    }
    .popular {
      padding: 1.5rem 1.125rem 1.25rem;
      border: 0;
    }
    .flag {
      position: absolute;
      top: -0.9rem;
    }
    li {
      padding: 0.5rem 0;
    }
    /* Usually on one line; on two with a reader's own letter spacing. */
    .price small {
      white-space: normal;
    }
    .terms {
      margin-top: 1.5rem;
    }
    .notes {
      gap: 1.25rem;
      margin-top: 1.5rem;
      padding-top: 1.5rem;
    }
    .notes p {
      font-size: var(--fs-body);
    }
    ${FOLDED} {
      grid-template: 'name price' auto 'days button' auto 'more more' auto / auto minmax(0, 1fr);
      gap: 0.75rem 1rem;
      align-items: end;
      padding-bottom: 0.25rem;
      .price {
        justify-self: end;
        font-size: 1.75rem;
      }
      .price small,
      .days span,
      ul,
      .result {
        display: none;
      }
      .days {
        --step: 4px;
        grid-area: days;
        margin: 0;
      }
      .day-strokes {
        width: auto;
        height: 52px;
        max-width: min(4.25rem, 14vw);
      }
      .days b {
        font-size: 4.45rem;
      }
      .choose {
        --strokes: none;
        grid-area: button;
        padding: 0.5rem min(1rem, 3vw);
        font-size: clamp(0.875rem, 4.4vw, 1.0625rem);
      }
      .more {
        grid-area: more;
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: 44px;
        border-top: 1px solid var(--hairline);
        font: 600 1rem/1.2 var(--font-display);
        color: var(--link);
        cursor: pointer;
      }
      .more::after {
        content: '';
        width: 15px;
        height: 15px;
        background:
          linear-gradient(currentColor, currentColor) center / 15px 3px no-repeat,
          linear-gradient(currentColor, currentColor) center / 3px 15px no-repeat;
      }
    }
  }
  @media (max-width: 47.99rem) {
    .notes > div {
      grid-template-columns: 4rem minmax(0, 1fr);
      align-items: start;
    }
    .strokes-8,
    .strokes-30 {
      width: 58px;
      height: 36px;
    }
    .strokes-30 {
      --stroke-width: 1px;
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
    /* In the part of the plate that is higher than the others. */
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
    .package > .choose {
      grid-column: 2;
      grid-row: 6;
    }
  }
  /* Browsers draw a backplate behind text, as tall as the font: that of the tall figure would cover the name above it. */
  @media (forced-colors: active) {
    .days b {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`
