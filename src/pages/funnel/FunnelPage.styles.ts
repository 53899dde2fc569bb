import { css } from '@emotion/react'
import { row } from '#styles/helpers.ts'

export const headContentStyles = css`
  padding-bottom: 0;
`

export const headStyles = css`
  header {
    display: grid;
    gap: var(--space-1);
    margin-block: var(--space-1) var(--space-2);
  }
  .h1 {
    margin: 0;
  }
  .lead {
    max-width: 30.6em;
    text-wrap: balance;
  }
  .without-script {
    margin-top: 1rem;
  }
`

export const closingStyles = css`
  ${row('2rem 3rem', 'end')}
  margin-top: var(--space-3);
  .lead {
    flex: 1 20rem;
  }
`
