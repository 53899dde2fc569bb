import type { Engine } from '@drei-tage/engine'
import { upright } from '../pictures/strokes.ts'

/** How far from the pointer strokes still rise, in px. */
const REACH_PX = 72
/** How much taller the stroke right under the pointer becomes, as a share of its height. */
const STRONGEST_RISE = 0.75
/** Time in which a stroke covers about two thirds of its way, in ms. */
const EASE_MS = 55
/** Rise below which a stroke counts as lying still. */
const STILL = 0.002

/** The part of the ruler from day 4 to day 90, drawn as two paths over a box of 100 units height. */
interface Strokes {
  path: SVGPathElement
  /** x position in the drawing of each stroke, and its height at rest in units. */
  xs: readonly number[]
  height: number
}

interface DayScaleParts {
  /** What the pointer moves over. */
  area: HTMLElement
  drawing: SVGSVGElement
  strokes: readonly Strokes[]
  /** Width of the drawing in its own units: the x position of the last stroke. */
  span: number
  label: HTMLElement
  /** Writes into the label what happens at this whole x position, which is below 0 in front of the drawing. */
  describe: (x: number) => void
  /** Whether strokes may move, or only the label. Asked at every turn. */
  mayMove: () => boolean
}

/**
 * How much a stroke rises, as a share of its height, 0 to 0.75.
 *
 * @param distancePx Between stroke and pointer, 0 or more.
 */
export function rise(distancePx: number): number {
  const nearness = Math.max(0, 1 - distancePx / REACH_PX)
  return nearness * nearness * STRONGEST_RISE
}

/**
 * Lets the strokes of the ruler rise under the pointer, and names the day it points at.
 *
 * Writes into the two paths directly: a drawing of ninety strokes that follows the pointer is no business of React's.
 *
 * @returns The cleanup function.
 */
export function attachDayScale(parts: DayScaleParts, engine: Pick<Engine, 'onFrame'>): () => void {
  const { area, drawing, label, span } = parts
  const moving = parts.strokes.map((group) => ({ ...group, rises: group.xs.map(() => 0) }))
  let pointerPx: number | undefined
  let leaveFrames: (() => void) | undefined

  const frame = ({ delta }: { delta: number }) => {
    const way = 1 - Math.exp(-delta / EASE_MS)
    const widthPx = drawing.clientWidth || drawing.getBoundingClientRect().width
    let still = true
    for (const { path, xs, height, rises } of moving) {
      let d = ''
      for (let index = 0; index < xs.length; index += 1) {
        const x = xs[index] as number
        const wanted = pointerPx === undefined || !parts.mayMove() ? 0 : rise(Math.abs(pointerPx - (x / span) * widthPx))
        const current = rises[index] as number
        const next = Math.abs(wanted - current) < STILL ? wanted : current + (wanted - current) * way
        if (next !== wanted) still = false
        rises[index] = next
        d += upright(x, 100, 100 - height * (1 + next))
      }
      path.setAttribute('d', d)
    }
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
    parts.describe(nearest)
    area.dataset.pointing = 'true'
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
