import styled from '@emotion/styled'
import { styles } from './Figure.styles.ts'
import type { FigureProps } from './Figure.styles.ts'

/** A number in large type. The component that uses it sets the element and the colour. */
export const Figure = styled('span', { shouldForwardProp: (name) => !['as', 'size'].includes(name) })<FigureProps>(styles)

/** A `Figure` that changes while the visitor moves a control. */
export const FigureOutput = Figure.withComponent('output')
