import type { Engine } from '@drei-tage/engine'
import { upright } from '#pictures/strokes.ts'

/** Distance from the pointer within which strokes rise, in px. */
const REACH_PX = 72
/** How much taller the stroke right under the pointer becomes, as a share of its height. */
const STRONGEST_RISE = 0.75
/** Time in which a stroke covers about two thirds of the way to its new height, in ms. */
const EASE_MS = 55
/** A stroke this close to its new height, as a share of its height at rest, goes there at once. */
const STILL = 0.002

interface DayScaleParts {
  /** The area that the pointer moves over. */
  area: HTMLElement
  /** Has one path, which draws the unlit strokes in a box of height 100. */
  drawing: SVGSVGElement
  /** Height at rest of each stroke, in units of the drawing. Strokes are one unit apart. */
  heights: readonly number[]
  label: HTMLElement
  /**
   * Labels the day at `x`, a whole number in units of the drawing. It is negative over the lit strokes, which are to the left of the
   * drawing. Returns whether to show the label: not if one at an end of the ruler names the same day.
   */
  describe: (x: number) => boolean
  /** Whether strokes may move, or only the label. Checked every frame. */
  mayMove: () => boolean
}

/**
 * How much a stroke rises, as a share of its height, 0 to 0.75.
 *
 * @param distancePx Distance between stroke and pointer, 0 or more.
 */
export function rise(distancePx: number): number {
  const nearness = Math.max(0, 1 - distancePx / REACH_PX)
  return nearness * nearness * STRONGEST_RISE
}

/**
 * Raises the strokes of the ruler around the pointer, and labels the day under it.
 *
 * Writes to the path directly instead of through React, because re-rendering all strokes in every frame would be wasteful.
 *
 * @returns a cleanup function.
 */
export function attachDayScale(parts: DayScaleParts, engine: Pick<Engine, 'onFrame'>): () => void {
  const { area, drawing, heights, label } = parts
  const path = drawing.querySelector('path')
  const span = heights.length - 1
  const rises = heights.map(() => 0)
  let pointerPx: number | undefined
  let leaveFrames: (() => void) | undefined

  const frame = ({ delta }: { delta: number }) => {
    const way = 1 - Math.exp(-delta / EASE_MS)
    const widthPx = drawing.clientWidth || drawing.getBoundingClientRect().width
    let still = true
    let d = ''
    for (const [x, height] of heights.entries()) {
      const wanted = pointerPx === undefined || !parts.mayMove() ? 0 : rise(Math.abs(pointerPx - (x / span) * widthPx))
      const current = rises[x] as number
      const next = Math.abs(wanted - current) < STILL ? wanted : current + (wanted - current) * way
      if (next !== wanted) still = false
      rises[x] = next
      d += upright(x, 100, 100 - height * (1 + next))
    }
    path?.setAttribute('d', d)
    if (still) {
      leaveFrames?.()
      leaveFrames = undefined
    }
  }
  const move = () => {
    leaveFrames ??= engine.onFrame(frame)
  }

  const point = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const box = drawing.getBoundingClientRect()
    pointerPx = event.clientX - box.left
    const nearest = Math.min(span, Math.round((pointerPx / box.width) * span))
    area.toggleAttribute('data-pointing', parts.describe(nearest))
    const startPx = box.left - area.getBoundingClientRect().left
    label.style.setProperty('--at', `${Math.round(startPx + (nearest / span) * box.width)}px`)
    move()
  }
  const leave = () => {
    pointerPx = undefined
    delete area.dataset.pointing
    move()
  }
  area.addEventListener('pointermove', point)
  area.addEventListener('pointerleave', leave)
  return () => {
    area.removeEventListener('pointermove', point)
    area.removeEventListener('pointerleave', leave)
    leaveFrames?.()
  }
}
