import { useEffect, useState } from 'react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'

/** The panel's height at the lower edge, in px, and whether it is folded. */
interface Placement {
  readonly heightPx: number
  readonly isFolded: boolean
}

const STORAGE_KEY = 'inspection-panel'
/** A readable height that leaves room for the page. */
const within = (heightPx: number) => `max(260px, min(${Math.round(heightPx)}px, 100vh - 120px))`
/** Up to this width of the window, in px, the panel is one long column, so it gets more of the height. */
const NARROW_PX = 640
/** Height of the handle, in px. */
const HANDLE_PX = 12
/** How far one press of an arrow key resizes the panel, in px. */
const STEP_PX = 16
/** Width of the folded panel, in px. */
const FOLDED_PX = 880

/**
 * The panel's placement at the lower edge. It is saved in session storage, fits the window, and can be changed with the pointer or the
 * arrow keys. The page gets room to scroll for the panel.
 */
export function usePlacement() {
  const [placement, setPlacement] = useState(readPlacement)
  const { isFolded } = placement
  const height = isFolded ? '0px' : within(placement.heightPx)

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(placement))
    } catch {
      // Without storage, the panel opens in its default placement next time.
    }
  }, [placement])

  useEffect(() => (isFolded ? undefined : giveRoom(height)), [isFolded, height])

  return {
    isFolded,
    /** How much of the window the panel takes from the page. */
    height,
    style: { bottom: 0, right: 0, ...(isFolded ? { width: `min(${FOLDED_PX}px, 100%)` } : { left: 0, height }) },
    fold: () => setPlacement((now) => ({ ...now, isFolded: !now.isFolded })),
    resizing: handlersFor((heightPx) => setPlacement((now) => ({ ...now, heightPx }))),
  }
}

/**
 * Makes room for the panel, so that all of the page can be scrolled into view, and modals that the browser places are above the panel.
 * Returns a function that undoes this.
 */
function giveRoom(height: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media screen {
    :root { padding-bottom: ${height} !important; scroll-padding-bottom: ${height} }
    :where(dialog:modal) { bottom: ${height}; max-height: calc(100% - ${height} - 2em - 6px) }
  }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Handlers for dragging a handle up and down with the pointer, or moving it with the arrow keys. `resize` gets the panel's new height in px. */
function handlersFor(resize: (heightPx: number) => void) {
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(innerHeight - event.clientY + HANDLE_PX / 2)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const byPx = { ArrowUp: STEP_PX, ArrowDown: -STEP_PX }[event.key]
      if (byPx === undefined) return
      event.preventDefault()
      resize((event.currentTarget.parentElement?.offsetHeight ?? 0) + byPx)
    },
  }
}

function readPlacement(): Placement {
  const usualPx = innerHeight * (innerWidth < NARROW_PX ? 0.6 : 0.48)
  try {
    const { heightPx, isFolded } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Record<string, unknown>>
    return { heightPx: Number(heightPx) || usualPx, isFolded: isFolded === true }
  } catch {
    return { heightPx: usualPx, isFolded: false }
  }
}
