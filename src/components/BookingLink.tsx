import type { ReactNode } from 'react'
import { shell } from '../content/navigation.ts'
import { owner } from '../content/facts/owner.ts'
import { Icon } from './Icon.tsx'

interface OutsideLinkProps {
  href: string
  className?: string
  /** Stands behind the text. */
  icon?: ReactNode
  children: ReactNode
}

/** An external link. Opens a new tab and says so. */
export function OutsideLink({ href, className, icon, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <span className="visually-hidden"> ({shell.newTabHint})</span>
      </span>
      {icon}
    </a>
  )
}

interface BookingLinkProps {
  label: string
  className?: string
}

/** A link to the external booking calendar. */
export function BookingLink({ label, className = 'arrow-link' }: BookingLinkProps) {
  return (
    <OutsideLink className={className} href={owner.bookingUrl} icon={<Icon name="arrow-up-right" />}>
      {label}
    </OutsideLink>
  )
}
