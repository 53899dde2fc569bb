import { css } from '@emotion/react'
import { onHover } from '#styles/helpers.ts'

const base = css`
  --h: 3.5rem;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.25rem;
  width: var(--button);
  min-height: var(--h);
  padding: 0.5rem min(1.375rem, 5vw);
  border: var(--line) solid transparent;
  border-radius: var(--r-2);
  font: var(--type-control);
  text-decoration: none;
  transition:
    background-color var(--t-2),
    color var(--t-2),
    transform var(--t-1);
  &:active {
    transform: translateY(1px);
  }
  /* Beside others, or for one icon. */
  &[data-size] {
    --h: 2.75rem;
    justify-content: center;
    width: auto;
    padding-inline: min(1rem, 3vw);
  }
  &[data-size='small'] > .icon {
    width: 1.125rem;
    margin-inline: -0.375rem;
  }
  &[data-size='square'] {
    width: var(--h);
    padding: 0;
  }
`

/** The styles of a button, also for links that are built elsewhere (BookingLink.tsx). */
export const buttonStyles = {
  filled: css`
    ${base}
    /* With forced colours, browsers would put a ground of their own behind the text. */
    forced-color-adjust: none;
    background: var(--accent-ground);
    color: var(--on-accent);
    ${onHover('background: var(--accent-hover);')}
  `,
  outline: css`
    ${base}
    border-color: var(--border);
    color: var(--fg);
    ${onHover('background: color-mix(in oklch, transparent, var(--fg) 9%);')}
  `,
} as const
