import { css } from '@emotion/react'
import { row } from './Layout.styles.ts'
import { barred } from '#styles/helpers.ts'

export const styles = css`
  --section: var(--space-5);
  h2 ~ p {
    max-width: 26.6em;
    margin-top: 1rem;
  }
  form {
    ${row({ gap: 1, align: 'end' })}
  }
  form > div:first-of-type {
    flex: 1 1 16rem;
  }
  /* Keeps its height while it is empty, so that an alert causes no layout shift. */
  .alert-line {
    flex: 1 1 100%;
    min-height: 1.6rem;
    font: var(--type-small);
    font-weight: 600;
    p {
      ${barred()}
    }
  }
  .without-script {
    margin-bottom: 1.25rem;
  }
  [data-part='status']:not(:empty),
  .hand-over {
    margin-top: 1.25rem;
    font-weight: 600;
  }
`
