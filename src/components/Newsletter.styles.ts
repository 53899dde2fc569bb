import { css } from '@emotion/react'
import { row } from '#styles/helpers.ts'

export const styles = css`
  --section: var(--space-5);
  .grid12 {
    row-gap: 1.5rem;
    > * {
      grid-column: 1 / -1;
    }
  }
  h2 ~ p {
    max-width: 26.6em;
    margin-top: 1rem;
  }
  form {
    ${row('0.875rem 1.5rem', 'flex-end')}
  }
  .field {
    flex: 1 1 16rem;
    display: grid;
    /* Keeps the label clear of the focus ring. */
    gap: 0.375rem;
  }
  /* Keeps its height while it is empty, so that an alert causes no layout shift. */
  .alert-line {
    flex: 1 1 100%;
    min-height: 1.6rem;
    font: var(--type-small);
    font-weight: 600;
    p {
      display: flex;
      gap: 0.625rem;
    }
    p::before {
      content: '';
      flex: none;
      width: 4px;
      height: 1.1em;
      margin-top: 0.15em;
      background: var(--accent);
      transform: rotate(16deg);
    }
  }
  .without-script {
    margin-bottom: 1.25rem;
  }
  [data-part='status']:not(:empty) {
    margin-top: 1.25rem;
    font-weight: 600;
  }
  .hand-over {
    display: grid;
    gap: 1rem;
    margin-top: 1.25rem;
  }
  @media (min-width: 75rem) {
    .grid12 > * {
      grid-column: span 6;
    }
  }
`
