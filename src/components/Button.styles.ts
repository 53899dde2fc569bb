import { css } from '@emotion/react'

const base = css`
  --h: 3.5rem;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.25rem;
  min-height: var(--h);
  padding: 0.5rem 1.375rem;
  border: 1px solid transparent;
  border-radius: var(--r-2);
  font: 600 1.0625rem/1.15 var(--font-display);
  font-stretch: var(--normal);
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--t-2),
    color var(--t-2),
    transform var(--t-1);
  &:active {
    transform: translateY(1px);
  }
  /* The other styles of waiting controls are in src/styles/base.css. */
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (max-width: 47.99rem) {
    width: 100%;
  }
  /* On paper, a link within the page leads nowhere. */
  @media print {
    &[href^='#'] {
      display: none;
    }
  }
`

const forced = css`
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`

/** The styles of a button, also for links that are built elsewhere (BookingLink.tsx). */
export const buttonStyles = {
  filled: css`
    ${base}
    background: var(--accent-ground);
    color: var(--on-accent);
    @media (hover: hover) {
      &:hover {
        background: var(--accent-hover);
      }
    }
    ${forced}
  `,
  outline: css`
    ${base}
    background: transparent;
    color: var(--fg);
    border: var(--line) solid var(--border);
    @media (hover: hover) {
      &:hover {
        background: color-mix(in oklch, transparent, var(--fg) 9%);
      }
    }
    ${forced}
  `,
} as const
