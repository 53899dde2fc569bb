import styled from '@emotion/styled'
import { above, bleed, grid, row, sidebar, split, stack } from './Layout.styles.ts'
import type { GridProps, RowProps, SidebarProps, SplitProps, StackProps } from './Layout.styles.ts'

/** What says how elements stand, and is no attribute of theirs. */
const shouldForwardProp = (name: string) =>
  !['above', 'align', 'as', 'aside', 'columns', 'from', 'gap', 'justify', 'min', 'narrow'].includes(name)

/** Rows, one below the other. */
export const Stack = styled('div', { shouldForwardProp })<StackProps>(stack, above)
/** Items side by side, of which those that do not fit move to the next line. */
export const Row = styled('div', { shouldForwardProp })<RowProps>(row, above)
/** Columns that become one where they do not fit. */
export const Split = styled('div', { shouldForwardProp })<SplitProps>(split, above)
/** Columns, one of which stays in view while the others scroll. */
export const Sidebar = styled('div', { shouldForwardProp })<SidebarProps>(sidebar, above)
/** As many equal columns as fit. */
export const Grid = styled('div', { shouldForwardProp })<GridProps>(grid, above)
/** Reaches to the right edge of the page. */
export const Bleed = styled('div')(bleed)
