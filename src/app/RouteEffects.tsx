import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { stopWaiting } from './lazyPart.tsx'
import { loadHeads } from './pages.tsx'
import { entryShown, goToEntry, goToTarget } from './places.ts'
import type { KEEPS_PLACE } from './places.ts'

const firstPage = new AbortController()
/** Aborted once another page than the first has been shown. */
export const firstPageLeft = firstPage.signal

/**
 * What a browser does on every page change and a single-page site has to do itself: title and canonical address,
 * scroll position, focus, and telling screen readers where they are.
 */
export function RouteEffects() {
  const { key, pathname, hash, state } = useLocation()
  const keepsPlace = (state as Partial<typeof KEEPS_PLACE> | null)?.keepsPlace === true
  const navigation = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef({ key, pathname, hash })

  useEffect(() => {
    // Styles that only help out until the script has come end here.
    document.documentElement.dataset.script = 'ready'
  }, [])

  // Before the browser can tell of a scroll: a shorter page cuts the position, which is not the old page's any more.
  useLayoutEffect(() => entryShown({ key, pathname, keepsPlace }), [key, pathname, keepsPlace])

  useEffect(() => {
    const before = shown.current
    if (before.key === key && before.pathname === pathname && before.hash === hash) return
    shown.current = { key, pathname, hash }
    if (pathname !== before.pathname) {
      stopWaiting()
      firstPage.abort()
      // From now on nothing here is as it was prerendered; styles that build on it end (src/styles/far-below.css, first-view.css).
      delete document.documentElement.dataset.far
      delete document.documentElement.dataset.fonts
      delete document.getElementById('root')?.dataset.page
      // The titles of all pages come with the first page that is asked for. Without them its heading is announced.
      loadHeads()
        .then(({ applyHead }) => (shown.current.pathname === pathname ? applyHead(pathname) : ''))
        .catch(() => document.querySelector('main h1')?.textContent ?? '')
        .then((title) => title && setAnnouncement(title))
      if (navigation === 'POP') goToEntry()
      else goToTarget()
    } else if (navigation !== 'POP' && !keepsPlace) {
      goToTarget()
    }
  }, [key, pathname, hash, keepsPlace, navigation])

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
}
