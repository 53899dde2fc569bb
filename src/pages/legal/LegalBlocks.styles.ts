import { css } from '@emotion/react'
import { textStyles } from '#components/Section.styles.ts'
import { ruled } from '#styles/helpers.ts'

export const legalStyles = css`
  ${textStyles}
  > * + * {
    margin-top: 1.1em;
  }
  h2 {
    counter-reset: clause;
    font: var(--type-h3);
    font-stretch: var(--condensed);
  }
  h3 {
    font: var(--type-h4);
  }
  > * + :is(h2, h3) {
    margin-top: 1.8em;
  }
  > :is(h2, h3) + * {
    margin-top: 0.8em;
  }
  code {
    font-family: var(--font-code);
  }
  /* Placeholder for the owner's real data: visible, but quiet. */
  mark {
    background: none;
    color: inherit;
    text-decoration: underline dashed 1px var(--muted);
    text-underline-offset: 0.28em;
  }

  ol > li {
    counter-increment: clause;
    padding-left: 2.5rem;
    &::before {
      content: '(' counter(clause) ')';
      color: var(--muted);
    }
  }
  address {
    font-style: normal;
    white-space: pre-line;
  }
  dl {
    ${ruled('0.875rem')}
  }
  dt {
    font: var(--type-control);
  }

  .notice,
  .form,
  [role='note'] {
    break-inside: avoid;
    padding: var(--space-1);
  }
  .notice {
    border-left: 6px solid var(--accent);
    background: var(--bg);
  }
  .form {
    border: var(--line) solid var(--fg);
  }
  .blank {
    padding-bottom: 2.25rem;
    border-bottom: 1px solid var(--fg);
  }
  /* Open decisions. They are on the page until they are made, no more prominent than the text. */
  [role='note'] {
    border: 1px dashed var(--border);
    border-radius: var(--r-1);
  }
`
