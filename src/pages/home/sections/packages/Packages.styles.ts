import { css } from '@emotion/react'
import { packages } from '#content/home/packages.ts'
import { row } from '#styles/helpers.ts'

/** The packages that are not selected, for screens on which only one fits. */
const OTHERS = `article:is(${packages
  .map(({ id }, index) => `:not(:has([name='aufgeklappt'][value='${id}']:checked)) > .packages > :nth-of-type(${index + 1})`)
  .join(',')})`

export const packagesStyles = css`
  .packages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-top: var(--space-5);
  }
  /* Ten rows, aligned across all three packages: name, days, price, five features, result and button. */
  article {
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    grid-row: span 10;
    position: relative;
    padding-block: 2rem;
    a {
      width: 100%;
    }
  }
  .popular {
    padding-inline: var(--space-2);
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
  }
  .name {
    ${row('1rem', 'center', 'space-between')}
  }
  .flag {
    padding: 0.5rem 0.7rem;
    border-radius: var(--r-1);
    background: var(--yellow-ground);
    color: var(--ink-950);
    font: var(--type-label);
    font-weight: 600;
  }
  .days {
    display: flex;
    align-items: baseline;
    gap: 0.75rem;
    margin-block: 1.25rem 0.5rem;
    svg {
      min-width: 0;
    }
    .h3 {
      font-size: 1.625rem;
    }
    > :not(svg) {
      flex: none;
    }
    b {
      font-size: 8.9rem;
      /* With forced colours, a backplate as tall as the font would cover the name above. */
      forced-color-adjust: none;
    }
  }
  .price {
    display: block;
    margin-bottom: 0.4rem;
    font-size: var(--fs-figure-m);
    color: var(--fg);
  }
  article .nowrap {
    display: block;
    font-weight: 600;
    color: var(--fg);
  }
  dl {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    margin-block: 1.5rem;
    div {
      padding-block: 0.55rem;
      border-top: 1px solid var(--hairline);
    }
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    font-size: var(--fs-label);
    color: var(--muted);
  }
  .result {
    display: flex;
    gap: 0.875rem;
    padding-block: 1.125rem 1.5rem;
    border-top: 2px solid var(--fg);
    font-weight: 500;
    .icon {
      color: var(--accent);
    }
  }
  .action {
    display: contents;
  }
  .terms,
  .notes {
    display: grid;
    gap: 0.5rem;
    margin-top: var(--space-2);
  }
  .terms > * {
    max-width: 56em;
  }
  .notes {
    gap: var(--space-1);
    padding-top: 1.5rem;
    border-top: 1px solid var(--hairline);
    > div {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 1.25rem;
      align-items: center;
    }
    p {
      font: var(--type-h4);
      font-weight: 500;
      text-wrap: balance;
    }
    svg {
      --tick: var(--accent);
      --lit-width: 4px;
      width: min(130px, 22vw);
      height: 44px;
      margin-left: 2px;
    }
    > :first-of-type svg {
      width: 58px;
    }
  }
  @media screen and (max-width: 74.99rem) {
    fieldset {
      margin-top: 2rem;
      label:has(:checked) {
        --accent: var(--on-accent);
        @media (forced-colors: none) {
          --accent: var(--yellow-400);
          --accent-ground: var(--night-900);
        }
      }
      small {
        display: block;
        font-weight: 400;
      }
      svg {
        width: auto;
        height: 40px;
        margin-bottom: 0.625rem;
      }
    }
    .packages {
      margin-top: 1rem;
    }
    ${OTHERS} {
      display: none;
    }
  }
  @media (max-width: 47.99rem) {
    article {
      padding-block: 0.5rem 0;
    }
    .popular {
      padding: 1.5rem 1.125rem 1.25rem;
    }
    dl div {
      display: grid;
      grid-template-columns: 5.75rem minmax(0, 1fr);
      align-items: baseline;
    }
    dd {
      font: var(--type-note);
    }
    .days svg {
      height: 80px;
    }
    .days b {
      font-size: 6.9rem;
    }
    .nowrap {
      white-space: normal;
    }
    .notes > div {
      grid-template-columns: 90px minmax(0, 1fr);
      gap: 1rem;
    }
    .terms,
    .notes p {
      font-size: var(--fs-small);
    }
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .days {
      flex-wrap: wrap;
    }
    dl div {
      display: block;
    }
  }
  @media print, (min-width: 48rem) and (max-width: 74.99rem) {
    article {
      display: block;
      columns: 2;
      column-gap: 2.5rem;
    }
    .action {
      display: block;
      column-span: all;
    }
    dl {
      display: block;
      margin-block: 0;
      break-before: column;
      > :first-of-type {
        padding-top: 0;
        border-top: 0;
      }
    }
  }
  @media (min-width: 60rem) {
    .notes {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 75rem) {
    fieldset {
      display: none;
    }
    .packages {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.18fr) minmax(0, 1fr);
      column-gap: var(--space-2);
    }
    .popular {
      margin-top: -3rem;
      padding-top: 5rem;
    }
    /* In the part of this plate that extends above the other plates. */
    .flag {
      position: absolute;
      inset: 1.5rem auto auto var(--space-2);
    }
  }
`
