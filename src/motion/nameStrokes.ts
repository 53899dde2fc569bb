import { BEND_MS, LIT_STAGGER_MS, STAGGER_MS } from '#machines/name-strokes/name-strokes.machine.ts'
import type { StrokeCounts } from '#machines/name-strokes/name-strokes.machine.ts'
import type { RulerDays } from '#pictures/dayScale.ts'
import { openCanvas } from './canvas.ts'
import { gsap } from './gsapOnEngine.ts'
import { drawText } from './nameDrawing.ts'
import { relief, ruler, traceStroke } from './nameRelief.ts'
import type { Stroke } from './nameRelief.ts'

/**
 * How long the lit strokes take to drop, all together, and how long each takes to snap in again, in s. Same motion as when the ruler first
 * appears.
 */
const DROP_S = 0.12
const SNAP_S = 0.38
/** Opacity of the unlit strokes while they form the ruler. */
const RULER_OPACITY = 0.6
/** A stroke that moves less than this, in px, is left out of the stagger, so that it delays no other. */
const STILL_PX = 0.1

/** The canvas on which the strokes of the ruler draw a name. */
export interface NameStage {
  /** Draws `name`, or the ruler if `name` is empty. The strokes bend into place; with `atOnce` they change without motion. */
  show(name: string, atOnce: boolean): void
  dispose(): void
}

/**
 * Moves strokes from the ruler to names and back. At first they form the ruler, at the bottom of the canvas.
 *
 * @param canvas Sized by the page; redrawn when its size changes or fonts load.
 * @param strokes How many strokes draw a name, and how many of them are lit.
 * @param days The days of the ruler.
 * @returns undefined if the browser cannot draw on a canvas.
 */
export function createNameStage(canvas: HTMLCanvasElement, strokes: StrokeCounts, days: RulerDays): NameStage | undefined {
  const surface = openCanvas(canvas, () => standAtOnce())
  if (!surface) return undefined
  const { context2d: context, size } = surface
  const { color: plain, outlineColor: litColour, fontFamily: family } = getComputedStyle(canvas)
  const ease = gsap.parseEase('expo.out')
  /** When the first lit stroke snaps in, in s: after the last unlit stroke has begun to move. */
  const firstSnapS = ((strokes.all - strokes.lit - 1) * STAGGER_MS + LIT_STAGGER_MS) / 1000

  let shownName = ''
  let from: Stroke[] = []
  let shown: Stroke[] = []
  let to: Stroke[] = []
  /** When each stroke starts to move, in ms on `clock`. */
  let begins = new Float32Array(strokes.all)
  const clock = { ms: 0 }
  const opacity = { from: RULER_OPACITY, to: RULER_OPACITY }
  let moving: gsap.core.Tween | undefined
  /** When the last stroke arrives, in ms on `clock`. Used instead of GSAP's `isActive`, which is false until a tween's first frame. */
  let endMs = 0
  const isMoving = () => clock.ms < endMs
  /** Current height of each lit stroke as a share of its full height, which is animated by GSAP. */
  const lit = Array.from({ length: strokes.lit }, () => ({ standing: 1 }))
  let snapping: gsap.core.Timeline | undefined

  const target = (): Stroke[] => {
    const drawing = shownName === '' ? undefined : drawText(shownName, strokes, family, size.width, size.height)
    return drawing ? relief(drawing, strokes, size.width, size.height) : ruler(days, strokes, size.width, size.height)
  }

  const draw = () => {
    surface.clear()
    const grown = Math.min(1, clock.ms / BEND_MS)
    for (const [first, end, colour, alpha] of [
      [strokes.lit, strokes.all, plain, opacity.from + (opacity.to - opacity.from) * grown],
      [0, strokes.lit, litColour, 1],
    ] as const) {
      context.fillStyle = colour
      context.globalAlpha = alpha
      context.beginPath()
      for (let index = first; index < end; index += 1) traceStroke(context, shown[index] as Stroke, lit[index]?.standing)
      context.fill()
    }
  }

  const move = () => {
    for (const [index, stroke] of shown.entries()) {
      const way = ease(Math.min(1, Math.max(0, (clock.ms - (begins[index] as number)) / BEND_MS)))
      const [start, end] = [from[index] as Stroke, to[index] as Stroke]
      for (let side = 0; side < stroke.length; side += 1) {
        stroke[side] = (start[side] as number) + ((end[side] as number) - (start[side] as number)) * way
      }
    }
    draw()
  }

  const standAtOnce = () => {
    moving?.kill()
    endMs = 0
    snapping?.progress(1)
    opacity.from = opacity.to
    to = target()
    shown = to
    draw()
  }

  const bend = (isFirst: boolean) => {
    const wasMoving = isMoving()
    moving?.kill()
    from = shown
    shown = from.map((stroke) => stroke.slice())
    to = target()
    let turn = 0
    begins = begins.map((begin, index) => {
      if (wasMoving) return Math.max(0, begin - clock.ms)
      const end = to[index] as Stroke
      const moves = from[index]?.some((value, side) => Math.abs(value - (end[side] as number)) > STILL_PX)
      return moves ? STAGGER_MS * turn++ : 0
    })
    endMs = Math.max(...begins) + BEND_MS
    clock.ms = 0
    moving = gsap.to(clock, { ms: endMs, duration: endMs / 1000, ease: 'none', onUpdate: move })
    if (!isFirst) return
    snapping?.kill()
    snapping = gsap.timeline({ onUpdate: () => void (isMoving() || draw()) })
    snapping.to(lit, { standing: 0, duration: DROP_S, ease: 'power2.in' })
    // The lit strokes snap in from right to left, as when the ruler appears.
    for (const [index, stroke] of lit.toReversed().entries())
      snapping.to(stroke, { standing: 1, duration: SNAP_S, ease: 'back.out(1.7)' }, firstSnapS + (index * LIT_STAGGER_MS) / 1000)
  }

  const fontsChanged = () => (isMoving() ? bend(false) : standAtOnce())

  standAtOnce()
  document.fonts.addEventListener('loadingdone', fontsChanged)

  return {
    show(name, atOnce) {
      surface.fit()
      if (name === shownName && !atOnce) return
      const isFirst = shownName === ''
      shownName = name
      opacity.from = opacity.to
      opacity.to = name === '' ? RULER_OPACITY : 1
      if (atOnce) standAtOnce()
      else bend(isFirst)
    },
    dispose() {
      surface.close()
      document.fonts.removeEventListener('loadingdone', fontsChanged)
      moving?.kill()
      snapping?.kill()
    },
  }
}
