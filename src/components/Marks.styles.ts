import { css } from '@emotion/react'
import { row } from './Layout.styles.ts'

export const sampleStyles = css`
  text-decoration: underline dashed 1.5px;
  text-underline-offset: 0.2em;
`

/** Below what it is about, or within a text. */
export const samplesStyles = css`
  margin-top: var(--space-0);
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
