import { css } from '@emotion/react'
import { plus } from './Scale.styles.ts'

export const styles = css`
  > summary {
    --sign: 0.75rem;
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 44px;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      ${plus('var(--sign)', '2px')}
      transition: background-size var(--t-2) var(--ease-tick);
    }
  }
  &[open] > summary {
    --upright: 0;
  }
`

/** Where there is space, and on paper, the content is always visible, in browsers that can show collapsed content. */
export const phoneStyles = css`
  @media print, (min-width: 48rem) {
    @supports selector(::details-content) {
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`
