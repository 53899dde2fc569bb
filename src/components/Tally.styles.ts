import { css } from '@emotion/react'
import { indices } from '#styles/helpers.ts'

/**
 * Draws a tally when what says `data-arrives` comes into view: first four strokes, then the stroke across. Without JavaScript or with reduced
 * motion, nothing waits. No stroke is longer than 70 units.
 */
export const styles = css`
  path {
    stroke-dasharray: 70;
    transition: stroke-dashoffset 260ms calc(120ms * var(--index)) var(--ease-out);
    ${indices(4)}
    &:nth-of-type(5) {
      transition: stroke-dashoffset 420ms 620ms var(--ease-in-out);
    }
  }
  [data-arrival='waiting'] > & path,
  &[data-arrival='waiting'] path {
    stroke-dashoffset: 70;
    transition: none;
  }
`
