import { css } from '@emotion/react'
import { touchable } from '#styles/helpers.ts'

export const styles = css`
  ${touchable('0.7rem')}
  margin-right: auto;
  font: var(--type-figure-s);
  text-decoration: none;
`
