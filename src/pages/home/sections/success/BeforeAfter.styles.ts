import { css } from '@emotion/react'
import { layer } from '#styles/helpers.ts'

/** Below the address bar of the frame, which says how much of the new website is uncovered. */
export const beforeAfterStyles = css`
  position: absolute;
  inset: 31px 1px 1px;
  container-type: inline-size;
  /* The line between the two. */
  &::after {
    ${layer('0 auto 0 calc(100% * var(--uncovered))')}
    width: 3px;
    background: var(--accent);
    translate: -50%;
  }
  /* In the lower corners: which is which, and how long it loads. Without its side there is no label. */
  > p {
    position: absolute;
    inset: 12px;
    display: flex;
    align-items: end;
    justify-content: space-between;
    max-width: none;
  }
  [data-part] {
    padding: 0.5rem 0.75rem;
    forced-color-adjust: none;
    background: var(--fg);
    color: var(--bg);
    font: var(--type-small);
    white-space: nowrap;
  }
  [data-part='after'] {
    clip-path: inset(0 calc(999 * (9rem - 100cqi * var(--uncovered))) 0 0);
  }
  [data-part='before'] {
    clip-path: inset(0 0 0 calc(999 * (8rem - 100cqi * (1 - var(--uncovered)))));
  }
  /* In front of the line. With a mouse, the handle can be pulled from anywhere. */
  input {
    --lag: calc(100cqi * var(--lag-ratio, 0));
    z-index: 1;
    height: 100%;
  }
`
