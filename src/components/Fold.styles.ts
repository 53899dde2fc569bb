import { css } from '@emotion/react'
import { plus } from './Scale.styles.ts'
import { touchable } from '#styles/helpers.ts'

export const styles = css`
  > summary {
    --sign: 0.75rem;
    ${touchable()}
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
