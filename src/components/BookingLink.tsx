import { owner } from '../content/owner.ts'
import { Icon } from './Icon.tsx'
import { OutsideLink } from './OutsideLink.tsx'

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
