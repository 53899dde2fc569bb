import { css } from '@emotion/react'
import { BELOW_DESKTOP, from } from '#styles/helpers.ts'

/** @param columns For `grid-template-columns`, where the items stand side by side. */
export const styles = (columns: string) => css`
  display: grid;
  gap: var(--space-3) var(--gutter);
  /* On paper, all items are shown. */
  ${BELOW_DESKTOP} {
    grid-auto-flow: column;
    grid-auto-columns: min(85%, 26rem);
    gap: 1.25rem;
    /* Makes the row the containing block of visually hidden elements, which are positioned absolutely. */
    position: relative;
    /* Leaves space on the left for a hanging quotation mark. */
    margin-inline: -0.75rem calc(var(--page-r) * -1);
    padding: 0 var(--page-r) 0.5rem 0.75rem;
    scroll-padding-left: 0.75rem;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    scrollbar-color: var(--tick) transparent;
    > * {
      scroll-snap-align: start;
    }
    /* The row snaps to the item with the keyboard focus, into which browsers do not scroll as long as 32 px of a control are visible. */
    &:has(> * :focus-visible) > :not(:has(:focus-visible)) {
      scroll-snap-align: none;
    }
  }
  ${from.desktop} {
    grid-template-columns: ${columns};
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
