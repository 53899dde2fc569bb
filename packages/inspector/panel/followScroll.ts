import type { Session } from '../session.ts'

/** Where the page was scrolled to from a moment on. */
interface Place {
  /** Engine time, in ms. */
  readonly atMs: number
  readonly pathname: string
  readonly left: number
  readonly top: number
}

/**
 * Remembers where the page is scrolled to, and takes it there again while somebody looks back: what its actors showed at a moment,
 * a header that has left the top, say, belongs to that place.
 *
 * As long as the place stays the same the page is left alone, so that one can look around. Loaded files know no places.
 *
 * @returns Ends it, with the page where it is in the present.
 */
export function followScroll(session: Session): () => void {
  const places: Place[] = [placeNow(session)]
  /** The place of the present, while the page is elsewhere. */
  let present: Place | undefined
  /** The place of the moment that is shown. */
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

/** At once, whatever the page's own style of scrolling; not on another page than it was. */
function bring(place: Place | undefined): void {
  if (place?.pathname === location.pathname) scrollTo({ left: place.left, top: place.top, behavior: 'instant' })
}
