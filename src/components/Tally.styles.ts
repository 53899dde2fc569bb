import { css } from '@emotion/react'

/**
 * Draws a tally when what says `data-arrives` comes into view: first four strokes, then the stroke across. Without JavaScript, with reduced
 * motion or in print, the whole tally is shown at once. No stroke is longer than 70 units.
 */
export const styles = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    [data-arrival] > & path,
    &[data-arrival] path {
      stroke-dasharray: 70;
      transition: stroke-dashoffset 260ms var(--ease-out);
      &:nth-of-type(2) {
        transition-delay: 120ms;
      }
      &:nth-of-type(3) {
        transition-delay: 240ms;
      }
      &:nth-of-type(4) {
        transition-delay: 360ms;
      }
      &:nth-of-type(5) {
        transition: stroke-dashoffset 420ms var(--ease-in-out) 620ms;
      }
    }
    [data-arrival='waiting'] > & path,
    &[data-arrival='waiting'] path {
      stroke-dashoffset: 70;
      transition: none;
    }
  }
`
