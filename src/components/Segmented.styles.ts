import { css } from '@emotion/react'
import { row } from './Layout.styles.ts'
import { onHover, touchable } from '#styles/helpers.ts'

const base = css`
  position: relative;
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
`

/** Boxes with their own edges, of which one is filled. */
const boxes = css`
  ${base}
  label {
    border: var(--line) solid var(--border);
    transition: background-color var(--t-2);
  }
  label:has(:checked) {
    z-index: 1;
    forced-color-adjust: none;
    border-color: var(--accent-ground);
    background: var(--accent-ground);
    color: var(--on-accent);
  }
  label:has(:focus-visible) {
    z-index: 2;
    outline: var(--ring-width) solid var(--focus);
    outline-offset: 3px;
  }
`

export const looks = {
  /** Boxes side by side that share their edges. */
  joined: css`
    ${boxes}
    display: inline-flex;
    max-width: 100%;
    label {
      flex: auto;
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.75rem;
      min-width: 2.75rem;
      min-height: 2.75rem;
      padding-inline: 0.75rem;
      font: var(--type-control);
      font-variant-numeric: tabular-nums;
      text-align: center;
      ${onHover('background: color-mix(in oklch, transparent, var(--fg) 9%);', ':not(:has(:checked))')}
    }
    label + label {
      margin-left: calc(var(--line) * -1);
    }
    label:first-of-type {
      border-radius: var(--r-2) 0 0 var(--r-2);
    }
    label:last-of-type {
      border-radius: 0 var(--r-2) var(--r-2) 0;
    }
  `,
  /** Boxes with a drawing and several lines. */
  cards: css`
    ${boxes}
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
    gap: 0.5rem;
    label {
      padding: 0.75rem min(0.5rem, 1.5vw) 0.625rem min(0.75rem, 2.4vw);
      border-radius: var(--r-2);
      font: var(--type-small);
      font-stretch: var(--semi-condensed);
    }
  `,
  /** Radio buttons in a row of text. */
  list: css`
    ${row({ gap: 1 })}
    row-gap: 0;
    legend {
      font: var(--type-control);
    }
    label {
      ${touchable('0.75rem')}
      font: var(--type-control);
      font-weight: 400;
      cursor: pointer;
    }
    input {
      width: 1.375rem;
      height: 1.375rem;
      margin: 0;
      border: 2px solid var(--fg);
      border-radius: 50%;
      appearance: none;
    }
    input:checked {
      border-width: 7px;
    }
  `,
}
