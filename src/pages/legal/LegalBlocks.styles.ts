import { css } from '@emotion/react'
import { containedStyles } from '#components/Section.styles.ts'

export const legalStyles = css`
  ${containedStyles}
  font-size: var(--fs-body);
  line-height: 1.62;
  overflow-wrap: break-word;
  > * {
    max-width: 44rem;
  }
  > * + * {
    margin-top: 1.1em;
  }
  h2,
  h3 {
    scroll-margin-top: 1.25rem;
  }
  h2 {
    counter-reset: clause;
    font: 700 clamp(1.625rem, 1.4rem + 1vw, 2.25rem) / 1.04 var(--font-display);
    font-stretch: var(--condensed);
    text-wrap: balance;
  }
  > * + h2 {
    margin-top: 2em;
  }
  h3 {
    font: 700 clamp(1.25rem, 1.15rem + 0.4vw, 1.4375rem) / 1.15 var(--font-display);
    font-stretch: var(--semi-condensed);
  }
  > * + h3 {
    margin-top: 1.8em;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.8em;
  }
  /* Only nested paragraphs, which are as wide as tables and notes. */
  > * p {
    max-width: none;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: var(--r-1);
    background: var(--paper-200);
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 650;
  }
  /* Placeholder for the owner's real data: visible, but quiet. */
  mark {
    background: none;
    color: inherit;
    text-decoration: underline dashed 1px;
    text-decoration-color: var(--muted);
    text-underline-offset: 0.28em;
  }

  ul > li,
  .clauses > li {
    position: relative;
  }
  > ul > li {
    padding-left: 1.75rem;
  }
  > ul > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.72em;
    width: 12px;
    height: 3px;
    background: var(--accent);
  }
  li + li {
    margin-top: 0.5em;
  }
  .clauses > li {
    padding-left: 2.75rem;
    counter-increment: clause;
  }
  .clauses > li + li {
    margin-top: 0.9em;
  }
  .clauses > li::before {
    content: '(' counter(clause) ')';
    position: absolute;
    left: 0;
    color: var(--muted);
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  address {
    font-style: normal;
  }
  address span {
    display: block;
  }
  dl {
    border-top: 1.5px solid var(--fg);
  }
  dl > div {
    display: grid;
    gap: 0.125rem 1.5rem;
    padding: 0.875rem 0;
    border-bottom: 1px solid var(--hairline);
  }
  dt,
  dd {
    overflow-wrap: anywhere;
  }
  dt {
    font-family: var(--font-display);
    font-weight: 600;
  }
  .notice {
    padding: clamp(1.25rem, 2.4vw, 2rem);
    border-left: 6px solid var(--accent);
    background: var(--bg);
    color: var(--fg);
  }
  .notice p + p,
  .form p + p,
  .decision p + p {
    margin-top: 0.75em;
  }
  .form {
    padding: clamp(1.25rem, 2.4vw, 2rem);
    border: 1.5px solid var(--fg);
  }
  .form ul {
    margin-block: 1em;
  }
  .form .blank {
    padding-bottom: 2.25rem;
    border-bottom: 1px solid var(--fg);
  }
  /* Open decisions. They are on the page until they are made, no more prominent than the text. */
  .decision {
    padding: 0.875rem 1.125rem;
    border: 1px dashed var(--border);
    border-radius: var(--r-1);
    font-size: var(--fs-small);
    line-height: 1.55;
    color: var(--muted);
  }
  .decision p + p {
    margin-top: 0.25rem;
  }
  @media (min-width: 48rem) {
    dl > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
    }
  }

  @media (forced-colors: active) {
    > ul > li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    > * {
      max-width: none;
    }
    .form,
    .notice,
    .decision {
      break-inside: avoid;
    }
  }
`
