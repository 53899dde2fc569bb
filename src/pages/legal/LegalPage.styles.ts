import { css } from '@emotion/react'
import { split, stack } from '#components/Layout.styles.ts'
import { textStyles } from '#components/Section.styles.ts'
import { ruled } from '#styles/helpers.ts'

/** Width of a letter of the display font at its boldest, in em, with a little to spare. */
const LETTER_EM = 0.445

/** Titles can contain a very long word, so on narrow screens the font size depends on the longest word. */
export const headStyles = (title: string) => css`
  .h1 {
    margin-top: var(--space-3);
    font-size: min(var(--fs-h2), ${(100 / (LETTER_EM * longestWord(title))).toFixed(1)}cqi);
    line-height: 0.96;
  }
  p {
    margin-top: 1.25rem;
  }
`

export const bodyStyles = css`
  --above: var(--space-4);
`

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length))
}

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
    > div {
      ${split({ columns: '1fr 1.7fr', from: 'tablet', gap: 0 })}
    }
  }
  dt {
    font: var(--type-control);
  }

  .t-lilac,
  [data-part='form'],
  [role='note'] {
    ${stack({})}
    break-inside: avoid;
    padding: var(--space-1);
  }
  .t-lilac {
    border-left: 6px solid var(--accent);
    background: var(--bg);
  }
  [data-part='form'] {
    border: var(--line) solid var(--fg);
  }
  [data-part='blank'] {
    padding-bottom: 2.25rem;
    border-bottom: 1px solid var(--fg);
  }
  /* Open decisions. They are on the page until they are made, no more prominent than the text. */
  [role='note'] {
    border: 1px dashed var(--border);
    border-radius: var(--r-1);
  }
`
