import { css } from '@emotion/react'

/** Below the address bar of the frame, which says how much of the new website is uncovered. */
export const beforeAfterStyles = css`
  position: absolute;
  inset: 31px 1px 1px;
  container-type: inline-size;
  > p {
    position: absolute;
    inset: 0;
    max-width: none;
    overflow: hidden;
    border-radius: 0 0 9px 9px;
  }
  /* The line between the two, and on both sides of its foot which is which, and how long it loads. */
  &::after,
  [data-part] {
    position: absolute;
    inset: auto auto 0 calc(100% * var(--uncovered));
    background: var(--accent);
  }
  &::after {
    content: '';
    top: 0;
    width: 3px;
    translate: -50%;
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
    translate: -100%;
  }
  /* In the corners where there is no space beside the line. */
  @container (max-width: 17rem) {
    > p {
      display: flex;
      flex-wrap: wrap;
      place-content: end space-between;
    }
    [data-part] {
      position: static;
    }
    [data-part='after'] {
      translate: none;
    }
    [data-part='before'] {
      margin-left: auto;
    }
  }
  /* In front of the line. With a mouse, the handle can be pulled from anywhere. */
  input {
    --lag: calc(100cqi * var(--lag-ratio, 0));
    z-index: 1;
    height: 100%;
  }
`
