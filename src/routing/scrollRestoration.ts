/**
 * State for history entries that a page pushes to keep something in its URL, such as the selected tab.
 * Going to one, or back from one within the page, changes neither scroll position nor focus.
 */
export const PRESERVE_SCROLL = { preserveScroll: true }

/** Id of the element that gets the focus if a page has no heading. */
export const MAIN_ID = 'inhalt'

/** Scroll positions by history entry, in px from the top. In memory only: nothing is stored on the visitor's device. */
const positionsPx = new Map<string, number>()
const shown = { key: '', pathname: '', preserveScroll: false }

/** Records which history entry is shown. The URL is ahead of it while a page is loading. */
export function entryShown(entry: { key: string; pathname: string; preserveScroll: boolean }): void {
  Object.assign(shown, entry)
  if (entry.preserveScroll) remember()
}

/**
 * Switches scroll restoration to manual while the page is open, and back to the browser's for reloads and returns.
 *
 * Back and Forward within a page scroll immediately, as in a browser: React may still be hydrating its sections.
 * Must be called before any other `popstate` listener is added: listeners run in the order they were added.
 */
export function takeOverScroll(): void {
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  nameEntry()
  Object.assign(shown, { key: entryKey(), pathname: location.pathname })
  takeOver()
  addEventListener('scroll', remember, { passive: true })
  // Browsers fire `scroll` only in the next frame; by then a press may have navigated away. Not on click: a radio button has
  // changed styles by then, and reading the position would force another layout.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, remember, { capture: true, passive: true })
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('popstate', (event) => {
    // Not the browser's own: re-dispatched by deferPopstate.ts.
    if (!event.isTrusted || location.pathname !== shown.pathname) return
    const isAnchor = nameEntry()
    shown.key = entryKey()
    if (isAnchor) return // the browser scrolls itself
    const { usr } = (history.state ?? {}) as { usr?: Partial<typeof PRESERVE_SCROLL> | null }
    if (shown.preserveScroll || usr?.preserveScroll) remember()
    else restoreScroll()
  })
}

/** Restores the scroll position of the shown entry; without a stored one, scrolls to the target of its URL. */
export function restoreScroll(): void {
  const restoredPx = positionsPx.get(shown.key)
  if (restoredPx === undefined) goToTarget()
  else scrollTo(0, restoredPx)
}

/** Scrolls to the target of the URL, or to the top of the page, and moves the focus there. */
export function goToTarget(): void {
  const target = location.hash ? document.getElementById(decodeAnchor(location.hash)) : null
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  const focused = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById(MAIN_ID)
  if (!focused) return
  if (!focused.hasAttribute('tabindex')) focused.setAttribute('tabindex', '-1')
  focused.focus({ preventScroll: true })
}

/** The scroll position belongs to the shown entry, even if the URL is already that of the next one. */
function remember(): void {
  positionsPx.set(shown.key, scrollY)
}

/** The key of the current history entry. The router sets its own, `nameEntry` all others. */
function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? ''
}

/** Sets the key of an entry that the browser has created: the first one, or that of a plain anchor. @returns whether it did. */
function nameEntry(): boolean {
  if (history.state !== null) return false
  history.replaceState({ key: crypto.getRandomValues(new Uint32Array(2)).join('-') }, '')
  return true
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
