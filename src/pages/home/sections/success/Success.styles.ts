import { css } from '@emotion/react'
import { row } from '#styles/helpers.ts'

export const successStyles = css`
  .cases {
    display: grid;
    gap: var(--space-4) var(--gutter);
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  header {
    margin-top: 1.25rem;
  }
  .wide {
    margin-bottom: var(--space-3);
  }
  article .label {
    margin-top: 0.4rem;
  }
  .story,
  .story div {
    display: grid;
    gap: 0.15rem 1rem;
  }
  .story {
    row-gap: 0.9rem;
  }
  dt {
    font-family: var(--font-display);
    font-weight: 600;
  }
  .results {
    margin-block: 1.25rem;
    ${row('0.75rem')}
    padding-top: 1.25rem;
    border-top: 2px solid var(--fg);
    font: var(--type-caption);
    color: var(--muted);
    text-wrap: balance;
    hyphens: auto;
    overflow-wrap: break-word;
    > * {
      flex: 1 1 4rem;
    }
    .value {
      margin-bottom: 0.5rem;
      font-size: clamp(1.875rem, 1.5rem + 1.55vw, 3.25rem);
      color: var(--accent);
      white-space: nowrap;
    }
  }
  figure {
    margin-top: 1rem;
    padding-left: 1.25rem;
    border-left: 3px solid var(--accent);
  }
  figcaption {
    margin-top: 0.625rem;
  }

  /* The figure opens the section, with its headline next to it. */
  [data-machine='counters'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem 3.5rem;
    break-inside: avoid;
    margin-bottom: var(--space-2);
    .percent {
      justify-self: start;
      display: grid;
      justify-items: end;
      margin-left: -0.055em;
      font-size: var(--fs-figure-xl);
      color: var(--accent);
      white-space: nowrap;
      > * {
        grid-area: 1 / 1;
        line-height: 0.78;
        letter-spacing: -0.02em;
      }
    }
    /* No wider than the figure. */
    .what {
      width: 0;
      min-width: 100%;
    }
    .lead {
      margin-bottom: 0.5rem;
    }
  }
  [data-part='final'] {
    visibility: hidden;
  }
  @media print {
    .cases article {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--gutter);
      > div {
        grid-row: 1 / 4;
      }
    }
    [data-part='final'] {
      visibility: visible;
    }
    [data-part='now'] {
      display: none;
    }
  }
  @media (max-width: 74.99rem) {
    .story dd {
      font-size: var(--fs-small);
      line-height: 1.5;
    }
  }
  @media (min-width: 48rem) {
    [data-machine='counters'] {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: end;
      h2 {
        grid-column: 1 / -1;
      }
      .what {
        grid-area: 3 / 1;
      }
      .ask {
        grid-area: 2 / 2;
      }
    }
  }
  @media (min-width: 75rem) {
    .cases {
      grid-template-columns: 1fr 1fr;
    }
    /* Plate, name, results and story of two cases side by side are aligned. */
    .cases article {
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    .story div {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
    .wide {
      grid-template-columns: 3fr 5fr 4fr;
      gap: 1.5rem 3.5rem;
      align-items: start;
      > div {
        grid-column: 1 / -1;
      }
      > * {
        margin-top: 0;
      }
      .results {
        padding: 0;
        border: 0;
      }
    }
    [data-machine='counters'] {
      grid-template-rows: 1fr auto;
      .percent {
        grid-area: 1 / 1 / 3;
      }
      h2 {
        grid-area: 1 / 2;
        align-self: start;
      }
    }
  }
`
