import { css } from '@emotion/react'

/** Shown in the header's bar, next to the logo, while the header has its own background. What does not fit beside the button is below the edge. */
export const styles = css`
  position: fixed;
  z-index: 21;
  inset: 0 11.5rem auto calc(var(--rail) + var(--page-l) + 60px);
  height: var(--header-fixed-h);
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  font: var(--type-small);
  white-space: pre;
  color: var(--white);
  opacity: 0;
  transition: opacity var(--t-2);
  pointer-events: none;
  > span {
    line-height: var(--header-fixed-h);
  }
  [data-island='header']:has(> [data-state='scrolled']) + main & {
    opacity: 1;
  }
  /* The dot uses the text font, because the display font file that every page loads does not contain it. */
  em {
    font-family: var(--font-text);
    font-style: normal;
  }
`
