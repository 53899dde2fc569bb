import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useMatches } from '../actors/useMatches.ts'

/** Where a row is one to swipe through; wider windows show all of it. */
const NARROW = '(max-width: 47.99rem)'

const styles = css`
  @media ${NARROW} {
    /* Before what the section says of its own grid. */
    &&& {
      grid-template: auto / none;
      grid-auto-flow: column;
      grid-auto-columns: 85%;
      gap: 1.25rem;
    }
    /* What is hidden inside for those who see stays inside. */
    position: relative;
    margin-right: calc(var(--page-r) * -1);
    padding-right: var(--page-r);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    scrollbar-color: var(--tick) transparent;
    > * {
      scroll-snap-align: start;
    }
  }
`

interface SnapRowProps {
  /** What the row holds, for those who reach it by keyboard or have it read aloud. */
  label: string
  className: string
  children: ReactNode
}

/**
 * Things beside each other: below 768 px a row to swipe through, each as wide as 85 percent, so that the next one looks in. It
 * never moves by itself. A keyboard scrolls it with the arrows: browsers that do not let it be reached by themselves do so
 * from hydration on.
 */
export function SnapRow({ label, className, children }: SnapRowProps) {
  const narrow = useMatches(NARROW)
  return (
    <div css={styles} className={className} {...(narrow && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  )
}
