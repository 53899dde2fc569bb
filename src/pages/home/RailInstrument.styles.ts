import { css } from '@emotion/react'
import { readingStyles } from '#components/Section.styles.ts'
import { touchable } from '#styles/helpers.ts'

export const styles = css`
  position: fixed;
  z-index: 1;
  inset: 0 auto 0 var(--outer);
  width: var(--rail);
  > a {
    position: absolute;
    inset: 0;
  }
  [data-part='reading'] {
    position: absolute;
    top: calc(50vh + 6px);
    left: calc(var(--tick-l) + 6px);
    padding: 4px;
    background: var(--bg);
    ${readingStyles}
    pointer-events: none;
    /* Where the section ends below the hand, because the label would hang over the next section or the footer. */
    &[data-above] {
      top: auto;
      bottom: calc(50vh + 6px);
    }
  }
  [data-part='near'] {
    position: absolute;
    left: calc(var(--tick-l) + 6px);
    translate: 0 -50%;
    padding: 6px 9px;
    border-radius: var(--r-1);
    forced-color-adjust: none;
    background: var(--fg);
    font: var(--type-label);
    white-space: nowrap;
    color: var(--bg);
    pointer-events: none;
    em {
      font-family: var(--font-text);
      font-style: normal;
    }
  }
  /* The links for keyboard and screen reader users, which are visible while one of them has the focus. */
  nav {
    position: absolute;
    top: calc(var(--header-h) + 1rem);
    left: 100%;
    padding: 0.5rem;
    /* Drawn only with forced colours, in which the ground is that of the page. */
    border: 1px solid transparent;
    border-radius: var(--r-3);
    background: var(--night-950);
    font: var(--type-control);
    white-space: nowrap;
    color: var(--white);
    &:not(:focus-within) {
      clip-path: inset(50%);
    }
    a {
      ${touchable('0.75rem')}
      display: flex;
      padding-inline: 0.875rem;
      text-decoration: none;
    }
    b {
      min-width: 2.5rem;
      color: var(--yellow-400);
    }
  }
`
