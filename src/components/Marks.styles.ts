import { css } from '@emotion/react'
import { row } from './Layout.styles.ts'

export const sampleStyles = css`
  text-decoration: underline dashed 1.5px;
  text-underline-offset: 0.2em;
  /* In the place of the line of a link around it. */
  a:has(> &) {
    text-decoration-color: transparent;
  }
`

export const sampleFigureStyles = css`
  padding-bottom: 0.5rem;
  background: repeating-linear-gradient(90deg, currentColor 0 5px, transparent 5px 9px) 100% 100% / calc(100% - 0.055em) 1.5px no-repeat;
`

export const markStyles = css`
  ${sampleStyles}
  font: var(--type-caption);
  color: var(--muted);
`

export const explanationStyles = css`
  ${row({ align: 'baseline' })}
  > span:last-child {
    flex: 1 1 20em;
    max-width: 46em;
  }
`
