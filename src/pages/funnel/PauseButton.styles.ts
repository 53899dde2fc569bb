import { css } from '@emotion/react'

/** A square without a label. With reduced motion there is nothing to pause. */
export const pauseStyles = css`
  flex: none;
  justify-content: center;
  width: 100%;
  max-width: 3.5rem;
  padding: 0;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
