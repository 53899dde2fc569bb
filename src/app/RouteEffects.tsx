import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SHELL } from '../boot/boot.ts'
import { endHydration, partHydrated } from '../boot/hydration.ts'
import { loadHeads } from './pages.tsx'
import { useLinks } from './useLinks.ts'
import { entryShown, goToTarget, restoreScroll } from '../routing/scrollRestoration.ts'
import type { PRESERVE_SCROLL } from '../routing/scrollRestoration.ts'

/**
 * What a browser does on every page change and a single-page site has to do itself: following links, title and canonical URL,
 * scroll position, focus, and announcing the new page to screen readers.
 */
export function RouteEffects() {
  const way = useLinks()
  const pageShown = useEffectEvent(way.pageShown)
  const { key, pathname, hash, state } = useLocation()
  const preserveScroll = (state as Partial<typeof PRESERVE_SCROLL> | null)?.preserveScroll === true
  const navigation = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef({ key, pathname, hash })

  useEffect(() => {
    // Ends the styles that only apply until the script has loaded.
    document.documentElement.dataset.boot = 'ready'
    partHydrated(SHELL)
  }, [])

  // Before the scroll event: a shorter page clamps the scroll position, which then no longer belongs to the old page.
  useLayoutEffect(() => entryShown({ key, pathname, preserveScroll }), [key, pathname, preserveScroll])

  useEffect(() => {
    const before = shown.current
    if (before.key === key && before.pathname === pathname && before.hash === hash) return
    shown.current = { key, pathname, hash }
    if (pathname !== before.pathname) {
      endHydration()
      // The titles of all pages load on the first navigation. If that fails, the page's heading is announced.
      loadHeads()
        .then(({ applyHead }) => (shown.current.pathname === pathname ? applyHead(pathname) : ''))
        .catch(() => document.querySelector('main h1')?.textContent ?? '')
        .then((title) => title && setAnnouncement(title))
      if (navigation === 'POP') restoreScroll()
      else goToTarget()
      pageShown()
    } else if (navigation !== 'POP' && !preserveScroll) {
      goToTarget()
    }
  }, [key, pathname, hash, preserveScroll, navigation])

  return (
    <p role="status" className="visually-hidden" data-machine="navigation" data-state={way.state}>
      {announcement}
    </p>
  )
}
