import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const styles = css`
  /* On paper, all items are shown. */
  @media screen and (max-width: 74.99rem) {
    /* Takes precedence over the section's own grid. */
    &&& {
      grid-template: auto / none;
      grid-auto-flow: column;
      grid-auto-columns: min(85%, 26rem);
      gap: 1.25rem;
    }
    /* Makes the row the containing block of visually hidden elements, which are positioned absolutely. */
    position: relative;
    /* Leaves space on the left for a hanging quotation mark. */
    margin-inline: -0.75rem calc(var(--page-r) * -1);
    padding-inline: 0.75rem var(--page-r);
    scroll-padding-left: 0.75rem;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    scrollbar-color: var(--tick) transparent;
    > * {
      scroll-snap-align: start;
    }
  }
  @media (min-width: 75rem) {
    /*
     * There is nothing to scroll at this width, so the row must not be a tab stop. While hidden, it cannot take focus, but its items stay
     * visible and focusable.
     */
    visibility: hidden;
    > * {
      visibility: visible;
    }
  }
`

interface SnapRowProps {
  /** Accessible name of the row, for keyboard and screen reader users. */
  label: string
  className: string
  children: ReactNode
}

/**
 * Items side by side. Below 1200 px they form a swipeable row, which arrow keys scroll. Each item has 85 per cent of the row's width, at
 * most 416 px, so that part of the next is visible. The row never moves by itself.
 */
export function SnapRow({ label, className, children }: SnapRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys scroll what has the focus.
    <div css={styles} className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
