import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
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
