import { css } from '@emotion/react'
import { onHover, touchable } from '#styles/helpers.ts'

/** Styles for an icon that moves when its link is hovered: forwards, or backwards with a negative distance. */
export const movingIcon = (distance: string): string => `
  .icon {
    transition: transform var(--t-2) var(--ease-out);
  }
  ${onHover(`transform: translateX(${distance});`, ' .icon')}
`

/** A link on a line of its own: underlined, with an icon after it that moves on hover. */
export const arrowLinkStyles = css`
  ${touchable('0.75rem')}
  border-bottom: 2px solid currentColor;
  font: var(--type-control);
  color: var(--link);
  text-decoration: none;
  ${movingIcon('3px')}
`

export const backLinkStyles = css`
  ${touchable()}
  font: var(--type-control);
  text-decoration: none;
  color: var(--muted);
  .icon {
    width: 1.25em;
    height: 1.25em;
  }
  ${movingIcon('-3px')}
  ${onHover('color: var(--fg);')}
`
