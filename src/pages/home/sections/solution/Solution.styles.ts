import { css } from '@emotion/react'
import { signed } from '#components/Scale.styles.ts'
import { from, photo } from '#styles/helpers.ts'

export const solutionStyles = css`
  .note {
    margin-top: 0.75rem;
  }
  /* Pairs: slow next to fast, wherever words fit. */
  .against {
    margin-top: var(--space-4);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    column-gap: var(--gutter);
    > div,
    ul {
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
    ul {
      grid-row: span 4;
    }
    .h4 {
      padding-bottom: 1.125rem;
    }
    li {
      padding-block: clamp(0.5rem, 2vw, 0.7rem);
      border-top: 1px solid var(--hairline);
      hyphens: auto;
      ${signed('0.7em')}
    }
    div + div li {
      --mark: var(--accent);
      --upright: 100%;
    }
  }
  .against li,
  .capabilities p {
    font: var(--type-note);
    ${from.tablet} {
      font: var(--type-body);
    }
  }
  .capabilities img {
    ${photo('100%')}
    height: clamp(4.5rem, 15.5vw, 14rem);
  }
`
