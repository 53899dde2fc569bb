import { useEffect, useState } from 'react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'

/** Where the panel is docked, its sizes, and whether it is folded. */
export interface Placement {
  readonly dock: Dock
  /** Height of the panel when it is docked at the lower edge, in px. */
  readonly height: number
  /** Width of the panel when it is docked at the right or left edge, in px. */
  readonly width: number
  readonly collapsed: boolean
}

const DOCKS = ['bottom', 'right', 'left'] as const
export type Dock = (typeof DOCKS)[number]

const STORAGE_KEY = 'inspection-panel'
const SMALLEST_WIDTH_PX = 320
const SMALLEST_HEIGHT_PX = 260
/** Minimum height or width of the window that is left to the page, in px. */
const PAGE_PX = 120
/** How far one press of an arrow key resizes the panel, in px. */
const STEP_PX = 16
/** Width of the folded panel, in px. */
const FOLDED_PX = 880

/** The edges where the panel can dock: left and right only if the window is wide enough for a readable panel and page. */
export function docksNow(): readonly Dock[] {
  return innerWidth < 2 * SMALLEST_WIDTH_PX ? ['bottom'] : DOCKS
}

/**
 * The panel's placement. It is saved in session storage, fits the window, and can be changed with the pointer or the arrow keys. The
 * page is moved aside for the panel.
 *
 * @param isAlone Whether the panel has its own window and fills it.
 */
export function usePlacement(isAlone: boolean) {
  const [placement, setPlacement] = useState(readPlacement)
  const { dock, collapsed } = placement
  const sizePx = dock === 'bottom' ? placement.height : placement.width

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(placement))
    } catch {
      // Without storage, the panel opens in its default placement next time.
    }
  }, [placement])

  useEffect(() => {
    const keepInside = () => setPlacement(inside)
    addEventListener('resize', keepInside)
    return () => removeEventListener('resize', keepInside)
  }, [])

  useEffect(() => (isAlone || collapsed ? undefined : movePageAside(dock, sizePx)), [isAlone, collapsed, dock, sizePx])

  const resizeBy = (x: number, y: number) =>
    setPlacement((now) =>
      inside({ ...now, ...(dock === 'bottom' ? { height: now.height - y } : { width: now.width + (dock === 'left' ? x : -x) }) }),
    )
  return {
    placement: isAlone ? { ...placement, collapsed: false } : placement,
    /** Inset style of the part of the window that is left to the page. */
    aside: isAlone || collapsed ? {} : { [dock]: sizePx },
    style: isAlone ? { inset: 0 } : styleOf(placement),
    dockTo: (to: Dock) => setPlacement((now) => inside({ ...now, dock: to })),
    collapse: () => setPlacement((now) => ({ ...now, collapsed: !now.collapsed })),
    resizing: handlersFor(resizeBy),
  }
}

/** Makes room for the panel, so that all of the page can be scrolled into view. Returns a function that undoes this. */
function movePageAside(dock: Dock, sizePx: number): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { padding-${dock}: ${sizePx}px !important; scroll-padding-${dock}: ${sizePx}px }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Handlers for dragging a handle with the pointer or moving it with the arrow keys. `act` gets the distance in px. */
function handlersFor(act: (x: number, y: number) => void) {
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      const handle = event.currentTarget
      let { clientX, clientY } = event
      handle.setPointerCapture(event.pointerId)
      const follow = (moved: PointerEvent) => {
        act(moved.clientX - clientX, moved.clientY - clientY)
        ;({ clientX, clientY } = moved)
      }
      const end = () => {
        handle.removeEventListener('pointermove', follow)
        handle.removeEventListener('lostpointercapture', end)
      }
      handle.addEventListener('pointermove', follow)
      handle.addEventListener('lostpointercapture', end)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0]
      if (!x && !y) return
      event.preventDefault()
      act((x ?? 0) * STEP_PX, (y ?? 0) * STEP_PX)
    },
  }
}

/** Styles for a placement: the panel spans its whole edge, and the folded panel is a bar in a lower corner. */
function styleOf({ dock, width, height, collapsed }: Placement) {
  if (collapsed) return { bottom: 0, [dock === 'left' ? 'left' : 'right']: 0, width: `min(${FOLDED_PX}px, 100%)` }
  return dock === 'bottom' ? { left: 0, right: 0, bottom: 0, height } : { top: 0, bottom: 0, [dock]: 0, width }
}

function readPlacement(): Placement {
  // The page has to stay visible. In a narrow window the panel is one long column, so it gets more of the height.
  const height = innerHeight * (innerWidth < 2 * SMALLEST_WIDTH_PX ? 0.6 : 0.48)
  const usual: Placement = { dock: 'bottom', height, width: Math.min(600, innerWidth / 2), collapsed: false }
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return inside(isPlacement(kept) ? kept : usual)
  } catch {
    return inside(usual)
  }
}

function isPlacement(value: unknown): value is Placement {
  if (typeof value !== 'object' || value === null) return false
  const { width, height, collapsed, dock } = value as Record<string, unknown>
  return Number.isFinite(width) && Number.isFinite(height) && typeof collapsed === 'boolean' && DOCKS.includes(dock as Dock)
}

/** The nearest placement that is readable and leaves room for the page. */
function inside({ width, height, dock, collapsed }: Placement): Placement {
  const within = (px: number, smallestPx: number, windowPx: number) => Math.round(Math.max(smallestPx, Math.min(px, windowPx - PAGE_PX)))
  return {
    dock: docksNow().includes(dock) ? dock : 'bottom',
    height: within(height, SMALLEST_HEIGHT_PX, innerHeight),
    width: within(width, SMALLEST_WIDTH_PX, innerWidth),
    collapsed,
  }
}
