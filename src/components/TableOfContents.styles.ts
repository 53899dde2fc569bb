import { css } from '@emotion/react'

const listStyles = css`
  a {
    position: relative;
    display: block;
    padding: 0.625rem 0 0.625rem 2.25rem;
    font: 500 0.9375rem/1.3 var(--font-display);
    color: var(--muted);
    text-decoration: none;
    text-wrap: balance;
  }
  /* Each entry is a stroke on a ruler; the one being read is long and lit. */
  a::before {
    content: '';
    position: absolute;
    left: 0;
    top: 1.15rem;
    width: 24px;
    height: 3px;
    background: var(--tick);
    transform: scaleX(0.5);
    transform-origin: left;
    transition:
      transform var(--t-2) var(--ease-out),
      background-color var(--t-1);
  }
  @media (hover: hover) {
    a:hover {
      color: var(--fg);
    }
    a:hover::before {
      transform: scaleX(0.75);
    }
  }
  a[aria-current] {
    color: var(--fg);
    font-weight: 600;
  }
  a[aria-current]::before {
    background: var(--accent);
    transform: none;
  }
  @media (forced-colors: active) {
    a::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
    a[aria-current]::before {
      background: Highlight;
    }
  }
  @media print {
    display: none;
  }
`

/** A heading below others. */
export const indentedStyles = (depth: number) => css`
  margin-left: ${(depth - 2) * 1.25}rem;
`

/** From 1200 px: beside the text, always visible. */
export const wideStyles = css`
  ${listStyles}
  display: none;
  padding-right: var(--gutter);
  ol {
    margin-top: 0.75rem;
  }
  nav {
    position: sticky;
    top: calc(var(--header-h) + 2rem);
    max-height: calc(100vh - var(--header-h) - 4rem);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Space for focus rings at the edge of the scrolling list. */
    padding: 6px;
    margin: -6px;
    scroll-padding: 6px;
  }
  @media screen and (min-width: 75rem) {
    display: block;
  }
`

/** Below 1200 px: above the text, collapsed. */
export const narrowStyles = css`
  ${listStyles}
  border-block: 1.5px solid var(--fg);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    font: 600 1.0625rem/1.2 var(--font-display);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .plus {
    position: relative;
    width: 20px;
    height: 20px;
  }
  .plus::before,
  .plus::after {
    content: '';
    position: absolute;
    left: 0;
    top: 8.5px;
    width: 20px;
    height: 3px;
    background: var(--accent);
    transition: transform var(--t-2) var(--ease-tick);
  }
  .plus::after {
    transform: rotate(90deg);
  }
  &[open] .plus::after {
    transform: none;
  }
  ol {
    margin-bottom: 1rem;
  }
  a {
    min-height: 44px;
    padding-block: 0.75rem;
    font-size: 1rem;
  }
  @media (min-width: 75rem) {
    display: none;
  }
  @media (forced-colors: active) {
    .plus::before,
    .plus::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`
