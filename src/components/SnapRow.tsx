import type { ReactNode } from 'react'
import { styles } from './SnapRow.styles.ts'

interface SnapRowProps {
  /** Accessible name of the row, for keyboard and screen reader users. */
  label: string
  /** The columns in which they stand from 1200 px on, as for `grid-template-columns`. */
  columns: string
  children: ReactNode
}

/**
 * Items side by side. Below 1200 px they form a swipeable row, which arrow keys scroll. Each item has 85 per cent of the row's width, at
 * most 416 px, so that part of the next is visible. The row never moves by itself.
 */
export function SnapRow({ label, columns, children }: SnapRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys scroll what has the focus.
    <div css={styles(columns)} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
