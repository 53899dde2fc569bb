import styled from '@emotion/styled'
import { styles } from './Fold.styles.ts'

/** Content that unfolds in place; the plus after its label becomes a minus. A native `details` element, so it works without JavaScript. */
export const Fold = styled('details')(styles)
