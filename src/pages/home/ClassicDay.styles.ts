import { css } from '@emotion/react'

/* The hand is hidden within 40 px of the hour labels of its own section and the next, because it would overlap them. */
export const zoneStyles = css`
  position: absolute;
  inset: 0;
  mask: linear-gradient(transparent 62px, #000 78px calc(100% - 48px), transparent calc(100% - 32px));
`

export const styles = css`
  /* The hand moves from below the header to the bottom of the viewport. In the middle it skips the label of the other hand. */
  --from: calc(var(--header-fixed-h) + 3.5rem);
  --leap: 6.5rem;
  position: fixed;
  top: var(--from);
  left: var(--outer);
  width: var(--rail);
  transform: translateY(calc(var(--way) * (100vh - var(--from) - var(--leap) - 3.5rem) + var(--skipped, 0px)));
  transition: transform var(--t-2) var(--ease-tick);
  &[data-half='second'] {
    --skipped: var(--leap);
  }
  &::before {
    content: '';
    position: absolute;
    width: 100%;
    height: 1px;
    background: var(--fg);
  }
  span {
    position: absolute;
    left: var(--tick-s);
    bottom: 3px;
    padding: 3px 6px;
    background: var(--bg);
    font: var(--type-label);
    font-stretch: var(--semi-condensed);
    color: var(--muted);
    white-space: pre;
  }
  b {
    color: var(--fg);
  }
  /* The ruler has no room for words. */
  @media (max-width: 74.99rem) {
    display: none;
  }
`
