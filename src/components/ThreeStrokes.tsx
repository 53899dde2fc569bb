import { css } from '@emotion/react'
import styled from '@emotion/styled'

const Strokes = styled('span')(css`
  display: var(--strokes, inline-flex);
  gap: 2px;
  height: 18px;
  flex: none;
  i {
    width: 9px;
    height: 18px;
    margin-right: -5px;
    background: currentColor;
    clip-path: polygon(0 0, 3px 0, 3px 50%, 3px 100%, 0 100%, 0 50%);
    transition: clip-path var(--t-2) var(--ease-out);
  }
  i:nth-of-type(2) {
    transition-delay: var(--stagger);
  }
  i:nth-of-type(3) {
    transition-delay: calc(var(--stagger) * 2);
    margin-right: 0;
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
    animation: count-strokes 0.9s infinite;
  }
  [aria-busy='true'] & i:nth-of-type(2) {
    animation-delay: 0.3s;
  }
  [aria-busy='true'] & i:nth-of-type(3) {
    animation-delay: 0.6s;
  }
  @keyframes count-strokes {
    0%,
    33% {
      opacity: 0.25;
    }
    34%,
    100% {
      opacity: 1;
    }
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`)

/** The three strokes at the end of a button; they become chevrons on hover. */
export function ThreeStrokes() {
  return (
    <Strokes aria-hidden="true">
      <i />
      <i />
      <i />
    </Strokes>
  )
}
