import { css } from '@emotion/react'

export const styles = css`
  font: var(--type-small);
`
