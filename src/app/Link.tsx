import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { Icon } from '../components/Icon.tsx'
import { preloadPage } from './pages.tsx'
import { canonicalPath, HOME_PATH } from './routes.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site: a path, a path with an anchor, or '#anchor' for a section of the home page. */
  href: string
}

/**
 * A link within the site. Fetches the page's code as soon as the visitor turns to it.
 *
 * Anchors like '#services' mean sections of the home page: they stay plain anchors there and lead back to it from everywhere else.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const atHome = canonicalPath(useLocation().pathname) === HOME_PATH
  if (href.startsWith('#') && atHome) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  const to = href.startsWith('#') ? `${HOME_PATH}${href}` : href
  const ahead = () => preloadPage(to)
  return (
    <RouterLink to={to} onPointerEnter={ahead} onFocus={ahead} onTouchStart={ahead} {...rest}>
      {children}
    </RouterLink>
  )
}

/** The way back at the head of a page: to the start page, or from an article to all of them. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className="back-link" href={href}>
      <Icon name="arrow-left" />
      {label}
    </Link>
  )
}
