import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** A number set large. Which element it is, its size and its colour are said where it stands. */
export const Figure = styled('span')(css`
  font-family: var(--font-display);
  font-weight: 700;
  font-stretch: var(--condensed);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 0.9;
  letter-spacing: -0.01em;
`)

/** A number that follows what the visitor moves. */
export const FigureOutput = Figure.withComponent('output')
