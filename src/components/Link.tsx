import styled from '@emotion/styled'
import { useContext } from 'react'
import type { AnchorHTMLAttributes } from 'react'
import { Icon } from './Icon.tsx'
import { arrowLinkStyles, backLinkStyles } from './Link.styles.ts'
import { HOME_PATH } from '#addresses.ts'
import { shell } from '#content/navigation.ts'
import { PageContext } from './page.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A URL on this site: a path, a path with a hash, or '#anchor' for a section of the home page. */
  href: string
  /** Whether a hash refers to the page that the link is on. */
  here?: boolean
}

/**
 * A link within the site.
 *
 * Hashes like '#services' name sections of the home page. On the home page they stay plain hashes; on other pages the link leads back to
 * the home page.
 */
export function Link({ href, here = false, children, ...rest }: LinkProps) {
  const page = useContext(PageContext)
  const to = href.startsWith('#') && page !== 'home' && !here ? `${HOME_PATH}${href}` : href
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

const Arrow = styled(Link)(arrowLinkStyles)
const Back = styled(Link)(backLinkStyles)

/** A link on a line of its own, underlined and with an arrow after it. */
export function ArrowLink({ children, ...rest }: LinkProps) {
  return (
    <Arrow {...rest}>
      {children}
      <Icon name="arrow-right" />
    </Arrow>
  )
}

/** The back link at the top of a page. It leads to the home page unless it says where, such as to the list of articles. */
export function BackLink({ href = HOME_PATH, label = shell.backHome }: { href?: string; label?: string }) {
  return (
    <Back className="screen-only" href={href}>
      <Icon name="arrow-left" />
      {label}
    </Back>
  )
}
