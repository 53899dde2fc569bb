import { css } from '@emotion/react'

export const solutionStyles = css`
  .note {
    margin-top: 0.75rem;
  }
  /* Keeps the confetti in front of the background and behind all text. */
  isolation: isolate;

  .head {
    position: relative;
    z-index: 1;
  }
  .against {
    row-gap: 2.5rem;
    margin-top: clamp(3rem, 4.6vw, 5.5rem);
  }
  .against > div {
    grid-column: 1 / -1;
  }
  .against .h3 {
    padding-bottom: 1.125rem;
  }
  .against li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    gap: 0.75rem;
    padding: 0.7rem 0;
    border-top: 1px solid var(--hairline);
  }
  .against li::before {
    content: '';
    width: 18px;
    height: 3px;
    margin-top: 0.72em;
    background: var(--border);
  }
  .minus {
    color: var(--muted);
  }
  .against .plus li::before {
    height: 18px;
    margin-top: 0.3em;
    background:
      linear-gradient(var(--accent), var(--accent)) center / 18px 3px no-repeat,
      linear-gradient(var(--accent), var(--accent)) center / 3px 18px no-repeat;
  }
  .capabilities {
    row-gap: 2.5rem;
    margin-top: clamp(2.5rem, 4.2vw, 5rem);
  }
  .capabilities article {
    grid-column: 1 / -1;
  }
  .picture {
    width: 100%;
    height: auto;
    aspect-ratio: 1 / 1;
    object-fit: cover;
    border-radius: var(--r-1);
  }
  .capabilities .h3 {
    margin: 1.25rem 0 0.5rem;
    font-size: clamp(1.375rem, 2.5vw, var(--fs-h3));
  }
  .capabilities p {
    color: var(--muted);
  }
  @media (max-width: 47.99rem) {
    /* Four pairs: slow next to fast. */
    .against {
      grid-template: repeat(5, auto) / repeat(2, minmax(0, 1fr));
      gap: 0 1rem;
    }
    .against > div,
    .against ul {
      display: grid;
      grid-row: span 5;
      grid-column: auto;
      grid-template-rows: subgrid;
    }
    .against ul {
      grid-row: span 4;
    }
    .against .h3 {
      font-size: 1.25rem;
    }
    .against li {
      grid-template-columns: 13px minmax(0, 1fr);
      gap: 0.5rem;
      font-size: clamp(0.875rem, 4.2vw, var(--fs-small));
      line-height: 1.4;
      hyphens: auto;
    }
    .against li::before {
      width: 13px;
    }
    .capabilities {
      row-gap: 1.5rem;
    }
    .capabilities article {
      display: grid;
      grid-template: auto 1fr / 6rem minmax(0, 1fr);
      column-gap: 1.125rem;
    }
    .picture {
      grid-row: 1 / 3;
    }
    .capabilities .h3 {
      margin: 0 0 0.375rem;
    }
    .capabilities p {
      font-size: var(--fs-small);
      line-height: 1.5;
    }
  }
  @media (min-width: 48rem) {
    .against > .minus {
      grid-column: 1 / 7;
    }
    .against > .plus {
      grid-column: 7 / -1;
    }
    .capabilities article {
      grid-column: span 4;
    }
    .picture {
      height: clamp(9rem, 15.5vw, 14rem);
      aspect-ratio: auto;
    }
  }
  @media (min-width: 75rem) {
    .capabilities article {
      grid-column: span 3;
    }
    .capabilities article:first-of-type {
      grid-column: span 6;
    }
  }
  @media (forced-colors: active) {
    .against li::before {
      forced-color-adjust: none;
    }
  }
`
