import { css } from '@emotion/react'

const listStyles = css`
  a {
    position: relative;
    display: block;
    padding: 0.625rem 0 0.625rem 2.25rem;
    font: var(--type-small);
    color: var(--muted);
    text-decoration: none;
    text-wrap: balance;
    /* Each entry is a stroke on a ruler; the one being read is long and lit. */
    &::before {
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
      &:hover {
        color: var(--fg);
      }
      &:hover::before {
        transform: scaleX(0.75);
      }
    }
    &[aria-current] {
      color: var(--fg);
      font-weight: 600;
    }
    &[aria-current]::before {
      background: var(--accent);
      transform: none;
    }
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
  p {
    margin-bottom: 0.75rem;
  }
  @media (min-width: 75rem) {
    display: block;
    /* Takes precedence over the page's own grid. */
    &&& {
      grid-area: 1 / 1 / span 3 / 4;
    }
  }
`

/** Below 1200 px: above the text, collapsed. */
export const narrowStyles = css`
  ${listStyles}
  border-block: var(--line) solid var(--fg);
  > summary {
    --sign: 1.25rem;
    display: flex;
    justify-content: space-between;
    min-height: 3.5rem;
    font: var(--type-control);
    &::after {
      color: var(--accent);
    }
  }
  ol {
    margin-bottom: 1rem;
  }
  a {
    padding-block: 0.75rem;
    font-size: 1rem;
  }
  @media (min-width: 75rem) {
    display: none;
  }
`
