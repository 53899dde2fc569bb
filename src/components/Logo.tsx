import { css } from '@emotion/react'
import { Link } from './Link.tsx'
import { shell } from '#content/navigation.ts'
import { owner } from '#content/facts/owner.ts'

const styles = css`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  margin-right: auto;
  min-height: 44px;
  font: 700 1.625rem/1 var(--font-display);
  font-stretch: var(--condensed);
  letter-spacing: -0.004em;
  text-decoration: none;
  svg {
    width: 46px;
    height: 26px;
  }
`

/** The logo, which is three tall strokes, five short strokes and the name. Links to the home page. */
export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link css={styles} href="/" onClick={onClick} aria-label={`${owner.brand} – ${shell.backHome}`}>
      <svg viewBox="0 0 46 26" aria-hidden="true">
        <path d="M2 0V26M9 0V26M16 0V26" stroke="var(--yellow-400)" strokeWidth="4" />
        <path d="M22.5 18V26M27.5 18V26M32.5 18V26M37.5 18V26M42.5 18V26" stroke="currentColor" strokeWidth="1.5" opacity=".8" />
      </svg>
      <span translate="no">{owner.brand}</span>
    </Link>
  )
}
