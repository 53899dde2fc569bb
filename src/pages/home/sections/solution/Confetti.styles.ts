import { css } from '@emotion/react'

export const confettiStyles = css`
  position: absolute;
  inset: 0;
  /* Behind all text. */
  z-index: -1;
  pointer-events: none;

  i {
    position: absolute;
    inset: auto 0 50% auto;
    width: clamp(3px, 0.33cqi, 4px);
    height: clamp(16px, 1.8cqi, 22px);
    background: var(--yellow-400);
    /* The pieces wait at the finish line, invisible, until the motion code has placed them. */
    opacity: 0;
    will-change: transform, opacity;
  }
  i:nth-of-type(3n + 2) {
    background: var(--white);
  }
  i:nth-of-type(3n) {
    background: var(--lilac-400);
  }
`
