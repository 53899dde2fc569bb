import { css } from '@emotion/react'
import { movingIcon } from '#components/Link.styles.ts'
import { onHover } from '#styles/helpers.ts'

export const styles = css`
  --section: var(--space-5);
  ul {
    row-gap: 3rem;
    margin-top: var(--space-3);
  }
  li {
    grid-column: 1 / -1;
  }
  nav {
    display: grid;
    margin-top: var(--space-4);
    border-block: var(--line) solid var(--fg);
    a {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.375rem 1rem;
      align-content: center;
      min-height: 6rem;
      padding-block: 1.25rem;
      text-decoration: none;
      ${onHover('text-decoration: underline 3px var(--accent);', ' .title')}
    }
    a + a {
      border-top: 1px solid var(--hairline);
    }
  }
  .icon {
    grid-row: span 2;
    align-self: center;
    color: var(--link);
  }
  .title {
    font: var(--type-h3);
    font-size: var(--fs-h4);
    text-wrap: balance;
    text-underline-offset: 0.18em;
  }
  [rel='prev'] {
    ${movingIcon('-3px')}
  }
  [rel='next'] {
    ${movingIcon('3px')}
  }
  @media (min-width: 48rem) {
    li:first-of-type {
      grid-column: 1 / 6;
      align-self: end;
    }
    li + li {
      grid-column: 6 / -1;
    }
    li:only-of-type {
      grid-column: 1 / 8;
    }
    nav {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--gutter);
      a + a {
        border-top: 0;
      }
      [rel='next'] {
        grid-column: 2;
        grid-template-columns: minmax(0, 1fr) auto;
        text-align: right;
      }
      [rel='next'] .icon {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`
