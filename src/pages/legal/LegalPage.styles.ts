import { css } from '@emotion/react'

/** Width of a letter of the display font at its boldest, in em, with a little to spare. */
const LETTER_EM = 0.445

/** Titles can contain a very long word, so on narrow screens the font size depends on the longest word. */
export const headStyles = (title: string) => css`
  .h1 {
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
