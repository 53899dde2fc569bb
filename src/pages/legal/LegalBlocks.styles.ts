import { css } from '@emotion/react'
import { textStyles } from '#components/Section.styles.ts'
import { ruled } from '#styles/helpers.ts'

export const legalStyles = css`
  ${textStyles}
  @media screen {
    > * {
      max-width: 44rem;
    }
  }
  > * + * {
    margin-top: 1.1em;
  }
  h2 {
    counter-reset: clause;
    font: var(--type-h3);
    font-stretch: var(--condensed);
  }
  h3 {
    font: var(--type-h3);
    font-size: var(--fs-h4);
  }
  > * + :is(h2, h3) {
    margin-top: 1.8em;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.8em;
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: var(--r-1);
    background: var(--paper-200);
    font-family: var(--font-code);
    font-size: 0.9em;
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
    span {
      display: block;
    }
  }
  dl {
    ${ruled('0.875rem')}
    > div {
      display: grid;
      gap: 0.125rem 1.5rem;
    }
    @media (min-width: 48rem) {
      > div {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
      }
    }
  }
  dt {
    font: var(--type-control);
  }

  .notice,
  .form,
  [role='note'] {
    display: grid;
    gap: 0.75em;
    padding: var(--space-1);
  }
  .form,
  [role='note'] {
    break-inside: avoid;
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
    gap: 0.25rem;
    padding: 0.875rem 1.125rem;
    border: 1px dashed var(--border);
    border-radius: var(--r-1);
  }
`
