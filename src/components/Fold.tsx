import styled from '@emotion/styled'
import { phoneStyles, styles } from './Fold.styles.ts'

/** Content that unfolds in place; the plus after its label becomes a minus. A native `details` element, so it works without JavaScript. */
export const Fold = styled('details')(styles)

/** Content that is folded only below 768 px. */
export const PhoneFold = styled(Fold)(phoneStyles)
