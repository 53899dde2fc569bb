import type { Session } from '../session.ts'

/** A scroll position of the page, from a moment on. */
interface Place {
  /** Engine time, in ms. */
  readonly atMs: number
  readonly pathname: string
  readonly left: number
  readonly top: number
}

/**
 * Records the page's scroll position and restores it while somebody looks back: what the actors showed at a moment, such as a
 * header that has left the top, belongs to that position.
 *
 * While the recorded position does not change, the page can be scrolled freely. Loaded files contain no positions.
 *
 * @returns a function that stops it and restores the present scroll position.
 */
export function followScroll(session: Session): () => void {
  const places: Place[] = [placeNow(session)]
  /** The present position, while the page is elsewhere. */
  let present: Place | undefined
  /** The position of the selected moment. */
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

/** Scrolls instantly, whatever the page's `scroll-behavior`; does nothing if the page has changed. */
function bring(place: Place | undefined): void {
  if (place?.pathname === location.pathname) scrollTo({ left: place.left, top: place.top, behavior: 'instant' })
}
