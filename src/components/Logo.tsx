import { Link } from './Link.tsx'
import { shell } from '#content/navigation.ts'
import { owner } from '#content/facts/owner.ts'
import { styles } from './Logo.styles.ts'

/** The logo, which is three tall strokes, five short strokes and the name. Links to the home page. */
export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link css={styles} href="/" onClick={onClick} aria-label={`${owner.brand} – ${shell.backHome}`}>
      <svg width="46" viewBox="0 0 46 26" aria-hidden="true">
        <path d="M2 0V26M9 0V26M16 0V26" stroke="var(--accent)" strokeWidth="4" />
        <path d="M22.5 18V26M27.5 18V26M32.5 18V26M37.5 18V26M42.5 18V26" stroke="currentColor" strokeWidth="1.5" opacity=".8" />
      </svg>
      <span translate="no">{owner.brand}</span>
    </Link>
  )
}
