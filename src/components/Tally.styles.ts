import { css } from '@emotion/react'

/**
 * Draws a tally when what says `data-arrives` comes into view: first four strokes, then the stroke across. Without JavaScript or with reduced
 * motion, nothing waits. No stroke is longer than 70 units.
 */
export const styles = css`
  path {
    stroke-dasharray: 70;
    transition: stroke-dashoffset 260ms calc(120ms * var(--place, 0)) var(--ease-out);
    &:nth-of-type(2) {
      --place: 1;
    }
    &:nth-of-type(3) {
      --place: 2;
    }
    &:nth-of-type(4) {
      --place: 3;
    }
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
