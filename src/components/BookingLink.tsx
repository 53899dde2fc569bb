import type { ReactNode } from 'react'
import { owner } from '../content/owner.ts'
import { Icon } from './Icon.tsx'

/** A link to the external booking calendar. Opens a new tab and says so. */
export function BookingLink({ children, className = 'arrow-link' }: { children: ReactNode; className?: string }) {
  return (
    <a className={className} href={owner.bookingUrl} target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <span className="visually-hidden"> (öffnet in neuem Tab)</span>
      </span>
      <Icon name="arrow-up-right" />
    </a>
  )
}
