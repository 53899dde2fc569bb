import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** A number in large type. The component that uses it sets the element, size and colour. */
export const Figure = styled('span')(css`
  font-family: var(--font-display);
  font-weight: 700;
  font-stretch: var(--condensed);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 0.9;
  letter-spacing: -0.01em;
`)

/** A `Figure` that changes while the visitor moves a control. */
export const FigureOutput = Figure.withComponent('output')
