import { css } from '@emotion/react'
import { layer } from '#styles/helpers.ts'
import { overlaid } from './ShareScale.styles.ts'

/** Sets `--stage` to the highlighted stage. */
const stage = [0, 1, 2, 3].map((index) => `&[data-stage='${index}'] { --stage: ${index}; }`).join('\n')

export const visualizationStyles = css`
  ${stage}
  .shape {
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
    right: 0;
    z-index: 1;
  }
  .silhouette {
    --lit: color-mix(in oklab, var(--border) 45%, var(--bg));
    ${overlaid}
    height: clamp(180px, 34cqi, 420px);
    /* The window glides from stage to stage, but jumps back to the first. */
    svg + svg {
      clip-path: inset(0 calc(75% - 25% * var(--stage)) 0 calc(25% * var(--stage)));
      transition: clip-path calc(var(--t-3) * min(1, var(--stage))) var(--ease-in-out);
    }
  }
  [data-part='stage'] {
    position: relative;
    padding-top: 0.875rem;
    font: var(--type-small);
    font-stretch: var(--semi-condensed);
    color: var(--muted);
    b {
      display: block;
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
    margin-top: 1.5rem;
    border-bottom: 1px solid var(--hairline);
  }
  caption {
    padding-bottom: 0.75rem;
    text-align: left;
  }
  th,
  td {
    padding: 0.875rem 0 0;
    font-weight: inherit;
    vertical-align: bottom;
  }
  th + td {
    padding-left: 1rem;
    text-align: right;
    white-space: nowrap;
  }
  tbody {
    break-inside: avoid;
    border-top: 1px solid var(--hairline);
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
`
