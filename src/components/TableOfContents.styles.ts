import { css } from '@emotion/react'
import { layer, onHover } from '#styles/helpers.ts'

/** A heading below others. */
export const indentedStyles = (depth: number) => css`
  margin-left: ${(depth - 2) * 1.25}rem;
`

/** Collapsed above the text. From 1200 px on, always open beside it, with nothing to collapse it. */
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
  ol {
    margin-bottom: 1rem;
  }
  a {
    position: relative;
    display: block;
    --above: 0.75rem;
    padding: var(--above) 0 var(--above) 2.25rem;
    font: var(--type-small);
    font-size: 1rem;
    color: var(--muted);
    text-decoration: none;
    text-wrap: balance;
    /* Each entry is a stroke on a ruler; the one being read is long and lit. */
    &::before {
      ${layer('calc(var(--above) + 0.5lh - 1.5px) auto auto 0')}
      width: 24px;
      height: 3px;
      background: var(--tick);
      transform: scaleX(0.5);
      transform-origin: left;
      transition:
        transform var(--t-2) var(--ease-out),
        background-color var(--t-1);
    }
    ${onHover('color: var(--fg);')}
    ${onHover('transform: scaleX(0.75);', '::before')}
    &[aria-current] {
      color: var(--fg);
      font-weight: 600;
    }
    &[aria-current]::before {
      background: var(--accent);
      transform: none;
    }
  }
  @media (min-width: 75rem) {
    position: sticky;
    top: calc(var(--header-h) + 2rem);
    align-self: start;
    max-height: calc(100vh - var(--header-h) - 4rem);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Space for focus rings at the edge of the scrolling list. */
    padding: 6px calc(var(--gutter) + 6px) 6px 6px;
    margin: -6px;
    scroll-padding: 6px;
    /* Takes precedence over the page's own grid. */
    &&& {
      grid-area: 1 / 1 / span 3 / 4;
    }
    a {
      /* Closer in low viewports, so that long lists rarely scroll. */
      --above: clamp(0.25rem, 0.75vh, 0.625rem);
      font-size: var(--fs-small);
    }
    /* In other browsers, the list stays collapsed. */
    @supports selector(::details-content) {
      &::before {
        content: attr(aria-label);
        display: block;
        font: var(--type-label);
        font-stretch: 112%;
        color: var(--muted);
      }
      details {
        margin-top: 0.75rem;
        border: 0;
        &::details-content {
          content-visibility: visible;
        }
        > summary {
          display: none;
        }
      }
    }
  }
`
