import { css } from '@emotion/react'
import { indices } from '#styles/helpers.ts'

export const styles = css`
  display: var(--strokes, inline-flex);
  flex: none;
  i {
    ${indices(3)}
    width: 9px;
    height: 18px;
    background: currentColor;
    clip-path: polygon(0 0, 3px 0, 3px 50%, 3px 100%, 0 100%, 0 50%);
    transition: clip-path var(--t-2) var(--ease-out) calc(var(--stagger) * var(--index));
  }
  i + i {
    margin-left: -3px;
  }
  a:focus-visible & i {
    clip-path: polygon(0 0, 3px 0, 9px 50%, 3px 100%, 0 100%, 6px 50%);
  }
  @media (hover: hover) {
    a:hover & i,
    button:hover & i {
      clip-path: polygon(0 0, 3px 0, 9px 50%, 3px 100%, 0 100%, 6px 50%);
    }
  }
  /* While a press waits for the code of its control, the strokes pulse. */
  [aria-busy='true'] & i {
    animation: count-strokes 0.9s step-end calc(0.3s * var(--index)) infinite;
  }
  @keyframes count-strokes {
    from {
      opacity: 0.25;
    }
    34% {
      opacity: 1;
    }
  }
`
