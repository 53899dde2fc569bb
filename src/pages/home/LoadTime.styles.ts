import { css } from '@emotion/react'

/** Reserves space for the sentence, so that nothing moves when it appears. */
export const styles = css`
  display: grid;
  font-weight: 600;
  &::after {
    content: attr(data-room) / '';
    visibility: hidden;
  }
  > span,
  &::after {
    grid-area: 1 / 1;
  }
`
