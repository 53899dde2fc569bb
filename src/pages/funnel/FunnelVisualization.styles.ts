import { css } from '@emotion/react'
import { layer } from '#styles/helpers.ts'

/** Sets `--stage` to the highlighted stage. */
const stage = [0, 1, 2, 3].map((index) => `&[data-stage='${index}'] { --stage: ${index}; }`).join('\n')

export const visualizationStyles = css`
  ${stage}
  .view {
    display: grid;
    gap: 2.5rem var(--space-4);
  }
  .shape {
    position: relative;
    break-inside: avoid;
    ol {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      margin-top: 1rem;
      border-top: 1px solid var(--hairline);
    }
  }
  /* In the corner that the shape of the funnel leaves free. */
  [data-part='pause'] {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: 1;
  }
  .silhouette {
    --lit: color-mix(in oklab, var(--border) 45%, var(--bg));
    display: grid;
    grid-template-rows: 100%;
    height: clamp(180px, 34cqi, 420px);
    svg {
      grid-area: 1 / 1;
    }
    /* The window glides from stage to stage, but jumps back to the first. */
    svg + svg {
      --lit: var(--accent);
      clip-path: inset(0 calc(75% - 25% * var(--stage)) 0 calc(25% * var(--stage)));
      transition: clip-path calc(var(--t-3) * min(1, var(--stage))) var(--ease-in-out);
    }
  }
  [data-part='stage'] {
    position: relative;
    display: grid;
    gap: 0.375rem;
    align-content: start;
    padding-top: 0.875rem;
    font: var(--type-small);
    font-stretch: var(--semi-condensed);
    font-size: clamp(0.875rem, 1.4cqi, 1.0625rem);
    color: var(--muted);
    b {
      font-size: clamp(1.75rem, 4cqi, 3rem);
      color: var(--fg);
    }
    &[data-current='true'] {
      color: var(--fg);
      b {
        color: var(--accent);
      }
      &::before {
        ${layer('-2px 60% auto 0')}
        height: 3px;
        background: var(--accent);
      }
    }
  }

  table + .small,
  [data-tab] + .small {
    margin-top: 1rem;
  }
  table {
    --half: color-mix(in oklab, var(--border) 45%, var(--bg));
    width: 100%;
    margin-top: 1.5rem;
    border-bottom: 1px solid var(--hairline);
    border-collapse: collapse;
    text-align: left;
  }
  caption {
    padding-bottom: 0.75rem;
    text-align: left;
  }
  th,
  td {
    padding: 0.875rem 0 0;
    vertical-align: bottom;
  }
  th {
    font-weight: inherit;
  }
  th + td {
    padding-left: 1rem;
    font-size: var(--fs-h3);
    text-align: right;
    white-space: nowrap;
  }
  tbody {
    break-inside: avoid;
    border-top: 1px solid var(--hairline);
    svg {
      height: 30px;
    }
    [colspan] {
      padding-block: 0.5rem 0.75rem;
    }
  }
  [data-color='dim'] {
    --lit: var(--muted);
  }
  [data-color='half'] {
    --lit: var(--border);
  }
  tbody[data-current='true'] {
    --lit: var(--accent);
    .h4,
    th + td {
      color: var(--accent);
    }
  }

  @media (min-width: 75rem) {
    .view {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;
    }
    .shape {
      position: sticky;
      top: calc(var(--header-h) + 1.5rem);
    }
  }
`
