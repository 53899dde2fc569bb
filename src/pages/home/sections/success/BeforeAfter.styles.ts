import { css } from '@emotion/react'

/** In the middle of the frame, below its address bar. Without a script and on paper, half of each website is shown. */
export const beforeAfterStyles = css`
  position: absolute;
  inset: 31px 1px 1px;
  container-type: inline-size;
  @media (scripting: none), print {
    --uncovered: 0.5 !important;
  }
  > [role='img'],
  > p {
    position: absolute;
    inset: 0;
    max-width: none;
    overflow: hidden;
    border-radius: 0 0 9px 9px;
  }
  > [role='img'] {
    clip-path: inset(0 0 0 calc(100% * var(--uncovered, 0.6)));
  }
  /* The line between the two, and on both sides of its foot which is which, and how long it loads. */
  &::after,
  span {
    position: absolute;
    inset: auto auto 0 calc(100% * var(--uncovered, 0.6));
    background: var(--accent);
  }
  &::after {
    content: '';
    top: 0;
    width: 3px;
    translate: -50%;
  }
  span {
    padding: 0.5rem 0.75rem;
    background: var(--fg);
    color: var(--bg);
    font: var(--type-small);
    white-space: nowrap;
    &:first-of-type {
      translate: -100%;
    }
  }
  /* In front of the line. With a mouse, the handle can be pulled from anywhere. */
  input {
    --lag: calc(100cqi * var(--lag-ratio, 0));
    z-index: 1;
    height: 100%;
  }
`
