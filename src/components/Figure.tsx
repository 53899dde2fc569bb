import styled from '@emotion/styled'
import { styles } from './Figure.styles.ts'

/** A number in large type. The component that uses it sets the element, size and colour. */
export const Figure = styled('span')(styles)

/** A `Figure` that changes while the visitor moves a control. */
export const FigureOutput = Figure.withComponent('output')
