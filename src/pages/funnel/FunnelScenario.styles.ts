import { css } from '@emotion/react'
import { barred, ruled } from '#styles/helpers.ts'

export const scenarioStyles = css`
  [role='group'] {
    margin-bottom: 1.5rem;
    ${ruled('1.25rem')}
  }
  label {
    display: grid;
    flex: 1 1 8rem;
    min-width: 0;
    hyphens: auto;
  }
  /* The field and its unit. */
  .entry {
    display: flex;
    align-items: baseline;
    flex: none;
    border-bottom: 2px solid var(--border);
    font: var(--type-h4);
    color: var(--muted);
    /* Around the unit, too. */
    &:has(:focus-visible) {
      outline: var(--ring-width) solid var(--focus);
      outline-offset: 6px;
    }
    > :last-child {
      width: 1.3em;
      padding-left: 0.3em;
    }
  }
  input[type='text'] {
    width: min(4.4em, max(25vw, 2.6em));
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font: var(--type-figure-s);
    text-align: right;
    &:not([aria-invalid='true']) {
      color: var(--fg);
    }
    &[aria-invalid='true'] {
      text-decoration: line-through 2px;
    }
    outline: none;
  }
  .ruler {
    --above: 44px;
    position: relative;
    margin-top: 0.875rem;
    padding-block: 4px;
  }
  /* The middle of the ruler is in the middle, however wide the numbers are. */
  .scale {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    max-width: none;
    > :last-child {
      text-align: right;
    }
  }
  .scale + .label > :first-of-type {
    color: var(--link);
  }
  [data-part='note'] {
    margin-top: 0.375rem;
    ${barred()}
  }

  .result {
    break-inside: avoid;
    padding-top: 1rem;
    border-top: var(--line) solid var(--fg);
    dl {
      font: var(--type-small);
      font-variant-numeric: tabular-nums;
    }
    dl > :last-child {
      --lit: var(--muted);
    }
    dd + dd {
      flex-basis: 100%;
    }
  }
  .verdict {
    min-height: 2.4em;
    margin-block: 1.25rem;
  }
  .copy-status {
    min-height: 1.5em;
    margin-top: 0.25rem;
  }
  .address {
    user-select: all;
  }
`

/** The steps of the funnel, the one with the most leverage first. */
export const leverageStyles = css`
  margin-top: var(--space-5);
  ol {
    margin-block: 1.5rem;
    ${ruled('1.25rem')}
  }
  li {
    --lit: var(--muted);
  }
  li:first-of-type {
    --lit: var(--accent);
    --gain: var(--accent);
  }
  .icon {
    display: inline;
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
  }
  li > p {
    color: var(--gain);
    text-align: right;
    white-space: nowrap;
  }
  .lead {
    max-width: 34.6em;
  }
`
