import { shell } from '../content/navigation.ts'
import { owner } from '../content/owner.ts'
import { Icon } from './Icon.tsx'

interface BookingLinkProps {
  label: string
  className?: string
}

/** A link to the external booking calendar. Opens a new tab and says so. */
export function BookingLink({ label, className = 'arrow-link' }: BookingLinkProps) {
  return (
    <a className={className} href={owner.bookingUrl} target="_blank" rel="noopener noreferrer">
      <span>
        {label}
        <span className="visually-hidden"> ({shell.newTabHint})</span>
      </span>
      <Icon name="arrow-up-right" />
    </a>
  )
}
