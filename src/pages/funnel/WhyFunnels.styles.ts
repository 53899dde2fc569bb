import { css } from '@emotion/react'

export const openingContentStyles = css`
  padding-top: clamp(3rem, 6vw, 6rem);
`

export const whyStyles = css`
  .toggle {
    margin-top: var(--space-3);
  }
  .toggle label {
    min-height: 3.25rem;
    padding: 0.25rem 1.5rem;
  }
  /* The selected side is marked by a stroke, not only by its background. */
  .toggle label::before {
    content: '';
    width: 3px;
    height: 18px;
    background: currentColor;
    opacity: 0;
  }
  .toggle label:has(:checked)::before {
    opacity: 1;
  }

  .side {
    margin-top: clamp(2rem, 4vw, 3.5rem);
  }
  .side-points .h3 {
    margin-bottom: 1.25rem;
  }
  .side-points ul {
    margin-top: 0.75rem;
    border-top: 1.5px solid var(--fg);
  }
  .side-points li {
    position: relative;
    padding: 0.875rem 0 0.875rem 2.25rem;
    border-bottom: 1px solid var(--hairline);
  }
  .side-points li::before,
  .side[data-side='funnel'] .side-points li::after {
    content: '';
    position: absolute;
    left: 0;
    top: 1.6em;
    width: 18px;
    height: 4px;
    background: var(--muted);
  }
  .side[data-side='funnel'] .side-points li::before,
  .side[data-side='funnel'] .side-points li::after {
    background: var(--accent);
  }
  .side[data-side='funnel'] .side-points li::after {
    transform: rotate(90deg);
  }

  .stats {
    border-top: 1.5px solid var(--fg);
  }
  .stats > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    align-items: end;
    padding: 0.875rem 0 0.75rem;
    border-bottom: 1px solid var(--hairline);
  }
  .stats dt {
    font: 600 var(--fs-h4) / 1.15 var(--font-display);
  }
  .stats .value {
    font-size: var(--fs-figure-m);
    white-space: nowrap;
  }
  .side[data-side='funnel'] .stats .value {
    color: var(--accent);
  }
  .mirror {
    grid-column: 1 / -1;
    display: grid;
    gap: 3px;
    margin-top: 0.375rem;
  }
  .mirror .strokes {
    height: 36px;
  }
  .mirror > svg:last-of-type {
    width: 100%;
    height: 14px;
    overflow: visible;
  }
  .side[data-side='traditional'] .mirror .lit {
    fill: var(--fg);
  }
  .side[data-side='traditional'] .mirror .half {
    fill: var(--muted);
  }
  .mirror .demo {
    fill: var(--muted);
  }
  .mirror .demo-half {
    fill: var(--tick);
  }
  .against {
    grid-column: 1 / -1;
    font: 500 var(--fs-label) / 1.3 var(--font-display);
    color: var(--muted);
  }
  .why-note {
    margin-top: 1.5rem;
  }

  .types {
    margin-top: clamp(2rem, 4vw, 3.5rem);
    border-top: 1.5px solid var(--fg);
  }
  .types > li {
    display: grid;
    gap: 1rem 3rem;
    padding: clamp(1.5rem, 3vw, 2.5rem) 0;
    border-bottom: 1px solid var(--hairline);
  }
  .types .h3 {
    margin-bottom: 0.5rem;
  }
  .types .strokes {
    grid-column: 1 / -1;
    height: clamp(40px, 5cqi, 60px);
  }
  .flow {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.625rem;
    margin-top: 0.5rem;
    font: 500 1.0625rem/1.35 var(--font-display);
  }
  .flow li {
    display: flex;
    align-items: center;
    gap: 0.625rem;
  }
  .flow .icon {
    width: 1em;
    height: 1em;
    color: var(--accent);
  }
  .flow li:last-of-type .icon {
    display: none;
  }
  .range {
    display: grid;
    gap: 0.375rem;
    align-content: end;
  }
  .range .value {
    font-size: var(--fs-figure-l);
    color: var(--link);
    white-space: nowrap;
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .stats > div,
    .types > li {
      grid-template-columns: minmax(0, 1fr);
    }
    .stats .value,
    .range .value {
      white-space: normal;
    }
  }

  .cases {
    margin-top: clamp(2rem, 4vw, 3.5rem);
    border-top: 1.5px solid var(--fg);
  }
  .cases > li {
    display: grid;
    gap: 1.25rem 3rem;
    padding: clamp(1.5rem, 3vw, 2.5rem) 0;
    border-bottom: 1px solid var(--hairline);
  }
  .cases dl {
    display: grid;
    gap: 1rem 2rem;
  }
  .cases dd {
    margin-top: 0.2rem;
    text-wrap: balance;
    font: 500 1.0625rem/1.35 var(--font-display);
  }
  .cases .before dd {
    color: var(--muted);
  }
  .cases .after dd {
    font: 700 var(--fs-h4) / 1.2 var(--font-display);
  }
  .cases .revenue dd {
    font: 700 var(--fs-h4) / 1.2 var(--font-display);
    color: var(--accent);
  }

  /* Today's revenue above the revenue before, on the same scale. */
  .cases .strokes {
    height: 24px;
  }
  .cases .strokes + .strokes {
    height: 12px;
  }
  .cases .strokes + .strokes .lit {
    fill: var(--muted);
  }
  .cases .strokes + .strokes .plain {
    display: none;
  }

  @media (max-width: 29.99rem) {
    .toggle {
      display: flex;
    }
    .toggle label {
      padding: 0.25rem 0.5rem;
      font-size: 1rem;
    }
    .toggle label::before {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    .cases dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 75rem) {
    .side {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: clamp(2.5rem, 6cqi, 6rem);
      display: grid;
    }
    .types {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) max-content;
      column-gap: 3rem;
    }
    .types > li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
    .range {
      text-align: right;
    }
    .cases > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    .cases .mirror {
      grid-column: 2;
    }
  }
  @media (forced-colors: active) {
    .side-points li::before,
    .side-points li::after {
      forced-color-adjust: none;
      background: CanvasText !important;
    }
    .mirror > svg {
      forced-color-adjust: none;
    }
    .mirror .demo,
    .mirror .demo-half {
      fill: GrayText;
    }
  }
`
