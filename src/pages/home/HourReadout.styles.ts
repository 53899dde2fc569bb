import { css } from '@emotion/react'

/** Shown in the header's bar, next to the logo, while the header has its own background. */
export const styles = css`
  position: fixed;
  z-index: 21;
  top: 0;
  left: calc(var(--rail) + var(--page-l) + 60px);
  height: var(--header-fixed-h);
  display: flex;
  align-items: center;
  font: var(--type-small);
  white-space: pre;
  color: var(--white);
  opacity: 0;
  transition: opacity var(--t-2);
  pointer-events: none;
  [data-island='header']:has(> [data-state='scrolled']) + main & {
    opacity: 1;
  }
  /* The dot uses the text font, because the display font file that every page loads does not contain it. */
  em {
    font-family: var(--font-text);
    font-style: normal;
  }
  @media (max-width: 23.99rem) {
    [data-part='section'] {
      display: none;
    }
  }
  @media (max-width: 18.49rem), (max-height: 22rem) {
    display: none;
  }
`
