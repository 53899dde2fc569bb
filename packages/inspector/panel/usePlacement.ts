import { useEffect, useState } from 'react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'

/** Where the panel is, in px from the window's top left corner, and how large. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly collapsed: boolean
  /** Which edge of the window it keeps to. */
  readonly dock: Dock
}

/** Where in the page it may be. */
const DOCKS = ['free', 'right', 'bottom', 'left'] as const
export type Dock = (typeof DOCKS)[number]

const STORAGE_KEY = 'inspection-panel'
const SMALLEST_WIDTH_PX = 320
const SMALLEST_HEIGHT_PX = 260
const MARGIN_PX = 12
/** Where it may be in a window of this width: beside the page only if both are wide enough to be read. */
export function docksNow(): readonly Dock[] {
  return innerWidth < 2 * SMALLEST_WIDTH_PX ? ['free', 'bottom'] : DOCKS
}

/** A press of an arrow key, in px. */
const STEP_PX = 16
/** Height of the panel's head, in px. The stylesheet has it too. */
const HEAD_PX = 56
/** What always stays inside the window of a panel that was moved out of it, in px. */
const GRIP_PX = 96

/**
 * The panel's place: kept for the session, within the window, and movable with pointer and keys.
 *
 * @param isAlone Whether it has a window of its own, and fills it.
 */
export function usePlacement(isAlone: boolean) {
  const [placement, setPlacement] = useState(readPlacement)

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(placement))
    } catch {
      // Without storage the panel opens in its usual place next time.
    }
  }, [placement])

  useEffect(() => {
    const keepInside = () => setPlacement(whollyInside)
    addEventListener('resize', keepInside)
    return () => removeEventListener('resize', keepInside)
  }, [])

  const moveBy = (x: number, y: number) => setPlacement((now) => inside({ ...now, x: now.x + x, y: now.y + y, dock: 'free' }))
  const resizeBy = (x: number, y: number) => setPlacement((now) => inside({ ...now, width: now.width + x, height: now.height + y }))
  return {
    placement: isAlone ? { ...placement, collapsed: false } : placement,
    style: isAlone ? { inset: 0 } : styleOf(placement),
    dockTo: (dock: Dock) => setPlacement((now) => whollyInside({ ...now, dock })),
    collapse: () => setPlacement((now) => inside({ ...now, collapsed: !now.collapsed })),
    moving: isAlone ? {} : handlersFor(moveBy),
    resizing: handlersFor(resizeBy),
  }
}

/** Pointer and arrow keys of a handle. */
function handlersFor(act: (x: number, y: number) => void) {
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      // Buttons in a handle stay buttons.
      const button = (event.target as Element).closest('button, a, input, select')
      if (event.button !== 0 || (button && button !== event.currentTarget)) return
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
      if (event.target !== event.currentTarget) return
      const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0]
      if (!x && !y) return
      event.preventDefault()
      act((x ?? 0) * STEP_PX, (y ?? 0) * STEP_PX)
    },
  }
}

/** At an edge it takes the whole length of that. */
function styleOf({ x, y, width, height, collapsed, dock }: Placement) {
  if (collapsed || dock === 'free') return { transform: `translate(${x}px, ${y}px)`, width, ...(!collapsed && { height }) }
  if (dock === 'bottom') return { top: 'auto', bottom: 0, width: '100%', height }
  return { [dock]: 0, ...(dock === 'right' && { left: 'auto' }), height: '100%', width: Math.min(width, innerWidth / 2) }
}

function readPlacement(): Placement {
  // A third of a usual window: what is looked at has to be seen beside it.
  const width = Math.min(960, innerWidth - 2 * MARGIN_PX)
  const height = Math.min(460, Math.max(SMALLEST_HEIGHT_PX, innerHeight * 0.52))
  const at = { x: innerWidth - width - MARGIN_PX, y: innerHeight - height - MARGIN_PX }
  const usual: Placement = { width, height, ...at, collapsed: false, dock: 'free' }
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return whollyInside(isPlacement(kept) ? kept : usual)
  } catch {
    return usual
  }
}

function isPlacement(value: unknown): value is Placement {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height, collapsed, dock } = value as Record<string, unknown>
  return (
    [x, y, width, height].every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    typeof collapsed === 'boolean' &&
    DOCKS.includes(dock as Dock)
  )
}

/** The nearest place at which all of the panel lies in the window. */
function whollyInside(placement: Placement): Placement {
  const { x, y, width, height, ...rest } = inside(placement)
  const shownHeight = rest.collapsed ? HEAD_PX : height
  return {
    ...rest,
    width,
    height,
    x: Math.max(0, Math.min(x, innerWidth - width - MARGIN_PX)),
    y: Math.max(0, Math.min(y, innerHeight - shownHeight - MARGIN_PX)),
  }
}

/** The same place, as far as enough of it lies in the window to get hold of it. */
function inside(placement: Placement): Placement {
  const width = Math.round(Math.max(SMALLEST_WIDTH_PX, Math.min(placement.width, innerWidth - 2 * MARGIN_PX)))
  const height = Math.round(Math.max(SMALLEST_HEIGHT_PX, Math.min(placement.height, innerHeight - 2 * MARGIN_PX)))
  const x = Math.round(Math.max(GRIP_PX - width, Math.min(placement.x, innerWidth - GRIP_PX)))
  const y = Math.round(Math.max(0, Math.min(placement.y, innerHeight - HEAD_PX)))
  const dock = docksNow().includes(placement.dock) ? placement.dock : 'bottom'
  return { ...placement, x, y, width, height, dock }
}
