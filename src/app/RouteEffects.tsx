import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { stopWaiting } from './lazyPart.tsx'
import { loadHeads } from './pages.tsx'

export const MAIN_ID = 'inhalt'

/**
 * State of history entries that a page makes to keep something in its address, such as a chosen tab.
 * Going to one, or back from one within the page, moves neither scroll nor focus.
 */
export const KEEPS_PLACE = { keepsPlace: true }

const firstPage = new AbortController()
/** Aborted once another page than the first has been shown. */
export const firstPageLeft = firstPage.signal

/** Scroll positions by history entry, in px from the top. In memory only: nothing is stored on the visitor's device. */
const positionsPx = new Map<string, number>()

/**
 * What a browser does on every page change and a single-page site has to do itself: title and canonical address,
 * scroll position, focus, and telling screen readers where they are.
 */
export function RouteEffects() {
  const { key, pathname, hash, state } = useLocation()
  const keepsPlace = (state as Partial<typeof KEEPS_PLACE> | null)?.keepsPlace === true
  const navigation = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef({ key, pathname, hash, keepsPlace })

  useEffect(keepScrollPositions, [])

  useEffect(() => {
    // Styles that only help out until the script has come end here.
    document.documentElement.dataset.script = 'ready'
  }, [])

  useEffect(() => {
    const before = shown.current
    if (before.key === key && before.pathname === pathname && before.hash === hash) return
    shown.current = { key, pathname, hash, keepsPlace }
    if (pathname !== before.pathname) {
      stopWaiting()
      firstPage.abort()
      // From now on nothing here is as it was prerendered; styles that build on it end (see src/styles/far-below.css).
      delete document.getElementById('root')?.dataset.page
      // The titles of all pages come with the first page that is asked for. Without them its heading is announced.
      loadHeads()
        .then(({ applyHead }) => (shown.current.pathname === pathname ? applyHead(pathname) : ''))
        .catch(() => document.querySelector('main h1')?.textContent ?? '')
        .then((title) => title && setAnnouncement(title))
    } else if (stampAnchorEntry()) {
      return // a plain anchor within the page: the browser has done it all
    } else if (keepsPlace || (navigation === 'POP' && before.keepsPlace)) {
      positionsPx.set(entryKey(), scrollY)
      return
    }
    const restoredPx = navigation === 'POP' ? positionsPx.get(entryKey()) : undefined
    if (restoredPx !== undefined) {
      scrollTo(0, restoredPx)
      return
    }
    const target = hash ? document.getElementById(decodeAnchor(hash)) : null
    if (target) {
      target.scrollIntoView()
      focusQuietly(target)
    } else {
      scrollTo(0, 0)
      focusQuietly(document.querySelector('main h1') ?? document.getElementById(MAIN_ID))
    }
  }, [key, pathname, hash, keepsPlace, navigation])

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
}

/** Takes the scroll position over from the browser while the page is open, and gives it back for reloads and returns. */
function keepScrollPositions(): () => void {
  const remember = () => positionsPx.set(entryKey(), scrollY)
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const giveBack = () => {
    history.scrollRestoration = 'auto'
  }
  takeOver()
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', giveBack)
  addEventListener('pageshow', takeOver)
  return () => {
    giveBack()
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', giveBack)
    removeEventListener('pageshow', takeOver)
  }
}

/** The name of the current history entry; the first one has none of its own. */
function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? 'first'
}

/** Names the history entry of a plain anchor, which has no state yet. Returns whether there was one to name. */
export function stampAnchorEntry(): boolean {
  if (history.state !== null) return false
  history.replaceState({ key: `anchor-${history.length}` }, '')
  return true
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Moves the keyboard's starting point without moving the page. */
function focusQuietly(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
