import { css } from '@emotion/react'
import { split } from '#components/Layout.styles.ts'
import { barred, layer } from '#styles/helpers.ts'

export const successStyles = css`
  --under-head: var(--space-2);
  .wide {
    margin-bottom: var(--space-3);
    > :not(* + *) {
      grid-column: 1 / -1;
    }
  }
  /* Plate, name, results and story of two cases side by side are aligned. */
  .case {
    grid-row: span 4;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: var(--space-0);
    align-content: start;
  }
  .case :is(header, .story, figure) {
    margin-top: 1rem;
  }
  .results {
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
      color: var(--accent);
      white-space: nowrap;
    }
  }
  figure {
    ${barred('3px', '1.25rem')}
  }
  figcaption {
    margin-top: 0.625rem;
  }

  [data-machine='counters'] {
    ${split({ columns: 'auto minmax(0, 1fr)', from: 'tablet', align: 'end' })}
    break-inside: avoid;
    margin-bottom: var(--space-3);
    .percent {
      justify-self: start;
      margin-left: -0.055em;
      color: var(--accent);
      white-space: nowrap;
    }
  }
  [data-part='value'] {
    display: block;
    position: relative;
    /* Fits with large type, and with letters set wider. */
    font-size: min(1em, 30vw);
  }
  [data-now] {
    -webkit-text-fill-color: transparent;
    &::after {
      ${layer('0 0 auto auto')}
      content: attr(data-now) / '';
      -webkit-text-fill-color: currentcolor;
    }
  }
`
