import { css } from '@emotion/react'
import { tabPanels } from '#components/Tabs.tsx'
import { packages } from '#content/home/packages.ts'
import { BELOW_DESKTOP } from '#styles/helpers.ts'

/** Name of the radio buttons for screens on which only one package fits. */
export const PICKER = 'aufgeklappt'
export const ALL_SHOWN_AT = '(min-width: 75rem)'
const OTHERS_HIDDEN = tabPanels(
  PICKER,
  packages.map(({ id }) => id),
)

export const packagesStyles = css`
  .packages {
    row-gap: 0;
  }
  /* Ten rows, aligned across all three packages: name, days, price, five features, result and button. */
  .packages > div {
    display: grid;
    grid-row: span 10;
    grid-template: subgrid / minmax(0, 1fr);
    position: relative;
    padding-block: var(--space-1);
    /* As tall in each, though the row is as tall as the raised package with its padding. */
    a {
      align-self: start;
    }
  }
  .packages > .popular {
    padding: var(--space-2) min(var(--space-2), 5vw);
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
  }
  .days {
    margin-block: 1.25rem 0.5rem;
    svg {
      height: calc(0.72 * var(--fs-figure-l));
    }
  }
  .price,
  .packages .nowrap {
    display: block;
    margin-bottom: 0.4rem;
    color: var(--fg);
    white-space: normal;
  }
  dl {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    margin-block: 1rem;
    div {
      display: grid;
      grid-template-columns: minmax(min-content, min(5.75rem, 40%)) minmax(0, 1fr);
      align-content: start;
      padding-block: 0.55rem;
      border-top: 1px solid var(--hairline);
      font: var(--type-note);
    }
  }
  dt {
    color: var(--muted);
    overflow-wrap: normal;
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
  [data-part='terms'] p {
    max-width: 56em;
  }
  .notes {
    padding-top: 1.5rem;
    border-top: 1px solid var(--hairline);
    svg {
      --tick: var(--accent);
      --lit-width: 4px;
    }
  }
  fieldset {
    label:has(:checked) {
      --accent: var(--on-accent);
    }
    small {
      display: block;
      font-weight: 400;
    }
    svg {
      height: 40px;
      margin-bottom: 0.625rem;
    }
  }
  ${BELOW_DESKTOP} {
    .packages,
    .days {
      margin-top: 0;
    }
    /* The picker says it. */
    h3 {
      position: absolute;
      clip-path: inset(50%);
    }
    ${OTHERS_HIDDEN}
  }
  @media ${ALL_SHOWN_AT} {
    fieldset {
      display: none;
    }
    dl div {
      display: block;
    }
    .packages > .popular {
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
