import type { Session } from '../session.ts'

/** A scroll position of the page, and when the page reached it. */
interface Place {
  /** Engine time, in ms. */
  readonly atMs: number
  readonly pathname: string
  readonly left: number
  readonly top: number
}

/**
 * Records the page's scroll position, and restores the recorded position while the session looks back, because what the page shows may
 * depend on it: a header may look different once it is no longer at the top.
 *
 * The page is scrolled only when the recorded position changes; in between it can be scrolled freely. Loaded files contain no
 * positions.
 *
 * @returns a function that stops the recording and restores the present scroll position.
 */
export function followScroll(session: Session): () => void {
  const places: Place[] = [placeNow(session)]
  /** The present position, to restore after looking back. */
  let present: Place | undefined
  /** The recorded position that the page was last scrolled to. */
  let shown: Place | undefined

  const note = () => {
    if (session.cursor()) return
    const place = placeNow(session)
    if (places.at(-1)?.atMs === place.atMs) places.pop()
    places.push(place)
  }
  const update = () => {
    const cursor = session.cursor()
    if (!cursor || session.file()) return
    const place = places.findLast(({ atMs }) => atMs <= cursor.atMs) ?? places[0]
    if (place === (shown ?? places.at(-1))) return
    shown = place
    present ??= placeNow(session)
    bring(place)
  }
  const goBack = (goesOn: boolean) => {
    if (!goesOn) bring(present)
    present = undefined
    shown = undefined
  }

  addEventListener('scroll', note, { passive: true })
  const leave = session.subscribe(update)
  const leaveReturns = session.onReturn(goBack)
  return () => {
    removeEventListener('scroll', note)
    leave()
    leaveReturns()
    goBack(false)
  }
}

function placeNow({ engine }: Session): Place {
  return { atMs: engine.now(), pathname: location.pathname, left: scrollX, top: scrollY }
}

/** Scrolls to a place instantly, whatever the page's `scroll-behavior`. Does nothing if the page's path has changed since. */
function bring(place: Place | undefined): void {
  if (place?.pathname === location.pathname) scrollTo({ left: place.left, top: place.top, behavior: 'instant' })
}
