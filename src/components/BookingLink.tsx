import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { shell } from '#content/navigation.ts'
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
      {icon}
    </a>
  )
}

const looks = { arrow: styled(OutsideLink)(arrowLinkStyles), filled: styled(OutsideLink)(buttonStyles.filled) } as const

interface BookingLinkProps {
  label: string
  /** A link with an arrow, or a filled button. */
  variant?: keyof typeof looks
  className?: string
}

/** A link to the external booking calendar. */
export function BookingLink({ label, variant = 'arrow', ...rest }: BookingLinkProps) {
  const Look = looks[variant]
  return (
    <Look href={owner.bookingUrl} icon={<Icon name="arrow-up-right" />} {...rest}>
      {label}
    </Look>
  )
}
