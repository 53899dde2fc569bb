import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { shell } from '#content/navigation.ts'
import type { Talk } from '#content/navigation.ts'
import { owner } from '#content/facts/owner.ts'
import { buttonStyles } from './Button.styles.ts'
import { Icon } from './Icon.tsx'
import { arrowLinkStyles } from './Link.styles.ts'

interface OutsideLinkProps {
  href: string
  className?: string
  /** Shown after the text. */
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
      {icon && ' '}
      {icon}
    </a>
  )
}

const looks = { arrow: styled(OutsideLink)(arrowLinkStyles), filled: styled(OutsideLink)(buttonStyles.filled) } as const

interface BookingLinkProps {
  talk: Talk
  /** A link with an arrow, or a filled button. */
  variant?: keyof typeof looks
  /** The link text. Defaults to the talk's label. */
  children?: ReactNode
}

/** A link to the external booking calendar, with the talk's length in the query string. */
export function BookingLink({ talk, variant = 'arrow', children = talk.label }: BookingLinkProps) {
  const Look = looks[variant]
  return (
    <Look href={bookingHref(talk)} icon={<Icon name="arrow-up-right" />}>
      {children}
    </Look>
  )
}

/** URL of the booking calendar for a talk: the owner's `bookingUrl` with the talk's length, in minutes, added to the query string. */
function bookingHref({ minutes }: Talk): string {
  const address = new URL(owner.bookingUrl)
  address.searchParams.set('dauer', String(minutes))
  return address.href
}
