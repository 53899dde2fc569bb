import { css } from '@emotion/react'
import { photo } from '#styles/helpers.ts'

export const solutionStyles = css`
  .note {
    margin-top: 0.75rem;
  }
  .against,
  .capabilities {
    margin-top: var(--space-4);
  }
  /* Pairs: slow next to fast. */
  .against {
    > div,
    ul {
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
    > div {
      grid-column: span 6;
    }
    ul {
      grid-row: span 4;
    }
    .h3 {
      padding-bottom: 1.125rem;
    }
    li {
      --mark: var(--border);
      display: grid;
      grid-template-columns: 18px minmax(0, 1fr);
      gap: min(1.25rem, 2vw);
      padding-block: clamp(0.5rem, 2vw, 0.7rem);
      border-top: 1px solid var(--hairline);
      &::before {
        content: '';
        height: 18px;
        margin-top: 0.3em;
        background:
          linear-gradient(var(--mark) 0 0) center / 100% 3px no-repeat,
          linear-gradient(var(--mark) 0 0) center / var(--upright, 0) 100% no-repeat;
      }
    }
    div + div li {
      --mark: var(--accent);
      --upright: 3px;
    }
  }
  .capabilities {
    row-gap: 1.25rem;
    article {
      grid-column: 1 / -1;
      display: grid;
      grid-template: auto 1fr / 4.5rem minmax(0, 1fr);
      gap: 0.375rem 1.125rem;
    }
    img {
      grid-row: 1 / 3;
      ${photo('100%')}
    }
    .h3 {
      font-size: clamp(1.375rem, 2.5vw, var(--fs-h3));
    }
  }
  @media (max-width: 47.99rem) {
    .against .h3 {
      font-size: 1.25rem;
    }
    .against li {
      grid-template-columns: 13px minmax(0, 1fr);
      font-size: clamp(0.875rem, 4.2vw, var(--fs-small));
      line-height: 1.4;
      hyphens: auto;
    }
    .capabilities p {
      font-size: var(--fs-small);
      line-height: 1.5;
    }
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .capabilities article {
      display: block;
    }
  }
  @media (min-width: 48rem) {
    .capabilities {
      article {
        grid-column: span 4;
        grid-template: auto / 100%;
        align-content: start;
      }
      img {
        grid-row: auto;
        height: clamp(9rem, 15.5vw, 14rem);
        margin-bottom: 0.75rem;
      }
    }
  }
  @media (min-width: 75rem) {
    .capabilities article {
      grid-column: span 3;
      &:first-of-type {
        grid-column: span 6;
      }
    }
  }
`
