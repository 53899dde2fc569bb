import { css } from '@emotion/react'

export const contentStyles = css`
  padding-top: calc(var(--header-h) + clamp(1.5rem, 2.2vw, 2.25rem));
  padding-bottom: clamp(4rem, 6vw, 6.5rem);
  @media (max-width: 47.99rem) {
    padding-top: calc(var(--header-h) + 0.5rem);
    padding-bottom: 2rem;
  }
`

export const heroStyles = css`
  /* Clips the panel's shadow to this background. */
  overflow: clip;
  .audience {
    font-size: var(--fs-body);
    color: var(--muted);
    margin-bottom: clamp(1rem, 1.6vw, 1.5rem);
  }
  .below {
    margin-top: clamp(1.75rem, 2.6vw, 2.5rem);
    row-gap: 2.75rem;
  }
  .basis {
    margin-top: 1.25rem;
  }
  .basis p {
    max-width: 46em;
    padding-bottom: 0.5rem;
  }
  .pitch,
  .panel {
    grid-column: 1 / -1;
    min-width: 0;
  }
  .pitch {
    display: flex;
    flex-direction: column;
    gap: 1.5rem;
  }
  .lead {
    color: var(--lilac-100);
  }
  .facts {
    display: grid;
    gap: 0.375rem;
    p {
      max-width: none;
    }
  }
  .dates {
    font: 600 var(--fs-small)/1.5 var(--font-display);
  }
  .readouts {
    margin-top: 0.5rem;
    padding-top: 1.375rem;
    border-top: var(--hair) solid var(--hairline);
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 1rem;
  }
  /* In one row if the longest words fit. If there is more space, each figure grows until its text needs no line breaks. */
  .readouts > div {
    flex: 1 1 min-content;
    max-width: max-content;
    display: flex;
    flex-direction: column;
  }
  dt {
    order: 2;
    max-width: 9.5em;
    margin-top: 0.5rem;
    font-size: var(--fs-label);
    line-height: 1.3;
    color: var(--muted);
  }
  .readout {
    font-size: var(--fs-figure-m);
    white-space: nowrap;
  }
  @media (max-width: 22.49rem) {
    .readouts {
      gap: 0.5rem;
    }
    .readout {
      font-size: 2.125rem;
    }
  }
  .audience b {
    font: 600 1em/1.4 var(--font-display);
    color: var(--fg);
  }
  @media (min-width: 75rem) {
    .pitch {
      grid-column: 1 / 6;
    }
    .panel {
      grid-column: 6 / -1;
    }
    .readouts {
      margin-top: 1.5rem;
    }
  }
  /* The buttons come before the lead on short screens, and on phones, where the cookie banner covers the bottom on the first visit. */
  @media (max-width: 47.99rem), (min-width: 75rem) and (max-height: 57rem) {
    .actions {
      order: -1;
    }
  }
  @media (max-width: 47.99rem) {
    .audience {
      margin-bottom: 0.625rem;
      font-size: var(--fs-small);
    }
    .below {
      margin-top: 0.75rem;
    }
    .actions {
      row-gap: 0.625rem;
    }
  }
  /* The demos in the panel cannot be printed. */
  @media print {
    .panel {
      display: none;
    }
  }
`
