import { css } from '@emotion/react'

/** A link on a line of its own: underlined, with an icon after it that moves on hover. */
export const arrowLinkStyles = css`
  font: 600 1.0625rem/1.3 var(--font-display);
  color: var(--link);
  text-decoration: none;
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  border-bottom: 2px solid currentColor;
  .icon {
    transition: transform var(--t-2) var(--ease-out);
  }
  @media (hover: hover) {
    &:hover .icon {
      transform: translateX(3px);
    }
  }
  @media print {
    &[href^='#'] {
      display: none;
    }
  }
`

export const backLinkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 44px;
  font-family: var(--font-display);
  font-weight: 500;
  text-decoration: none;
  color: var(--muted);
  .icon {
    width: 1.25em;
    height: 1.25em;
    transition: transform var(--t-2) var(--ease-out);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--fg);
    }
    &:hover .icon {
      transform: translateX(-3px);
    }
  }
  @media print {
    display: none;
  }
`
