import { useEffect, useState } from 'react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'

/** Position of the panel, in px from the window's top left corner, and its size. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly collapsed: boolean
  /** Which edge of the window it is docked to. */
  readonly dock: Dock
}

/** Possible positions in the page. */
const DOCKS = ['free', 'right', 'bottom', 'left'] as const
export type Dock = (typeof DOCKS)[number]

const STORAGE_KEY = 'inspection-panel'
const SMALLEST_WIDTH_PX = 320
const SMALLEST_HEIGHT_PX = 260
const MARGIN_PX = 12
/** The positions possible in a window of this width: beside the page only if both are wide enough to be readable. */
export function docksNow(): readonly Dock[] {
  return innerWidth < 2 * SMALLEST_WIDTH_PX ? ['free', 'bottom'] : DOCKS
}

/** Distance per press of an arrow key, in px. */
const STEP_PX = 16
/** Height of the panel's head, in px. Keep in sync with the stylesheet. */
const HEAD_PX = 56
/** How much of a panel that was moved out of the window stays visible, in px. */
const GRIP_PX = 96

/**
 * The panel's position: kept for the session, within the window, and movable with pointer and keys.
 *
 * @param isAlone Whether it has its own window and fills it.
 */
export function usePlacement(isAlone: boolean) {
  const [placement, setPlacement] = useState(readPlacement)

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(placement))
    } catch {
      // Without storage the panel opens in its default position next time.
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

/** Pointer and arrow key handlers of a handle. */
function handlersFor(act: (x: number, y: number) => void) {
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      // Buttons inside a handle keep working.
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

/** When docked it spans the whole edge. */
function styleOf({ x, y, width, height, collapsed, dock }: Placement) {
  if (collapsed || dock === 'free') return { transform: `translate(${x}px, ${y}px)`, width, ...(!collapsed && { height }) }
  if (dock === 'bottom') return { top: 'auto', bottom: 0, width: '100%', height }
  return { [dock]: 0, ...(dock === 'right' && { left: 'auto' }), height: '100%', width: Math.min(width, innerWidth / 2) }
}

function readPlacement(): Placement {
  // At most a third of a typical window: the page has to stay visible beside it.
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

/** The nearest position at which the whole panel is inside the window. */
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

/** The same position, adjusted so that enough of the panel stays in the window to grab it. */
function inside(placement: Placement): Placement {
  const width = Math.round(Math.max(SMALLEST_WIDTH_PX, Math.min(placement.width, innerWidth - 2 * MARGIN_PX)))
  const height = Math.round(Math.max(SMALLEST_HEIGHT_PX, Math.min(placement.height, innerHeight - 2 * MARGIN_PX)))
  const x = Math.round(Math.max(GRIP_PX - width, Math.min(placement.x, innerWidth - GRIP_PX)))
  const y = Math.round(Math.max(0, Math.min(placement.y, innerHeight - HEAD_PX)))
  const dock = docksNow().includes(placement.dock) ? placement.dock : 'bottom'
  return { ...placement, x, y, width, height, dock }
}
