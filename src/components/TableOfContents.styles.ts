import { css } from '@emotion/react'
import { split } from './Layout.styles.ts'
import { from, layer, onHover } from '#styles/helpers.ts'

export const longTextStyles = css`
  ${split({ columns: '1fr 3fr', gap: 3 })}
  > * {
    grid-column: -2;
    max-width: 45rem;
  }
`

/** A heading below others. */
export const indentedStyles = (depth: number) => css`
  margin-left: ${(depth - 2) * 1.25}rem;
`

/** Collapsed above the text. From 1200 px on, beside it, where it stays in view and, in browsers that can do this, always open. */
export const styles = css`
  details {
    border-block: var(--line) solid var(--fg);
    > summary {
      --sign: 1.25rem;
      display: flex;
      justify-content: space-between;
      min-height: 3.5rem;
      font: var(--type-control);
    }
    > summary::after {
      color: var(--accent);
    }
  }
  a {
    position: relative;
    display: block;
    padding: var(--space-0) 0 var(--space-0) 2.25rem;
    font: var(--type-small);
    color: var(--muted);
    text-decoration: none;
    text-wrap: balance;
    /* Each entry is a stroke on a ruler; the one being read is long and lit. */
    &::before {
      ${layer('calc(var(--space-0) + 0.5lh - 1.5px) auto auto 0')}
      width: 24px;
      height: 3px;
      background: var(--tick);
      transform: scaleX(0.5);
      transform-origin: left;
      transition: transform var(--t-2) var(--ease-out);
    }
    ${onHover('color: var(--fg);')}
    &[aria-current] {
      color: var(--fg);
      font-weight: 600;
    }
    &[aria-current]::before {
      background: var(--accent);
      transform: none;
    }
  }
  ${from.desktop} {
    grid-area: 1 / 1 / span 4;
    position: sticky;
    top: calc(var(--header-h) + 2rem);
    max-height: calc(100vh - var(--header-h) - 4rem);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Space for focus rings at the edge of the scrolling list. */
    padding: 6px;
    margin: -6px;
    scroll-padding: 6px;
    @supports selector(::details-content) {
      details {
        border: 0;
      }
      details::details-content {
        content-visibility: visible;
      }
      details > summary {
        display: none;
      }
    }
  }
`
