import { BEND_MS, LIT_STAGGER_MS, LIT_STROKES, STAGGER_MS, STROKES } from '#machines/name-strokes/name-strokes.machine.ts'
import { gsap } from './gsap-on-engine.ts'
import { drawText } from './name-drawing.ts'
import { noStrokes, relief, ruler, traceStroke } from './name-relief.ts'
import type { Strokes } from './name-relief.ts'

/** Maximum resolution, in canvas pixels per CSS pixel. */
const MAX_PIXEL_RATIO = 2
/** The lit strokes drop at once, and snap in as on the ruler when it appears. In s. */
const DROP_S = 0.12
const SNAP_S = 0.38
/** When the first of them snaps in, in s: the last of the others has begun to move. */
const FIRST_SNAP_S = ((STROKES - LIT_STROKES - 1) * STAGGER_MS + LIT_STAGGER_MS) / 1000
/** Opacity of the strokes that are not lit, while they are the ruler's. */
const RULER_OPACITY = 0.6
/** A stroke that moves less than this does not wait for its turn, in px. */
const STILL_PX = 0.1

/** The stage on which the strokes of the ruler draw a name. */
export interface NameStage {
  /** Draws a name, or the ruler for an empty one: the strokes bend there, or are there at once. */
  show(name: string, atOnce: boolean): void
  dispose(): void
}

/**
 * Moves ninety strokes from the ruler to names and back. They begin as the ruler.
 *
 * @param canvas Sized by the page; drawn anew when its size or the font changes.
 * @returns undefined where there is no canvas.
 */
export function createNameStage(canvas: HTMLCanvasElement): NameStage | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const style = getComputedStyle(canvas)
  const ease = gsap.parseEase('expo.out')

  let shownName = ''
  let from = noStrokes()
  let shown = noStrokes()
  let to = noStrokes()
  /** When each stroke begins to move, in ms on `clock`. */
  let begins = new Float32Array(STROKES)
  const clock = { ms: 0 }
  const opacity = { from: RULER_OPACITY, to: RULER_OPACITY }
  let moving: gsap.core.Tween | undefined
  /** How much of each lit stroke stands, 0 to 1. */
  const lit = Array.from({ length: LIT_STROKES }, () => ({ standing: 1 }))
  let snapping: gsap.core.Timeline | undefined

  const target = (): Strokes => {
    const { clientWidth, clientHeight } = canvas
    const drawing = shownName === '' ? undefined : drawText(shownName, style.fontFamily, clientWidth, clientHeight)
    return drawing ? relief(drawing, clientWidth, clientHeight) : ruler(clientWidth)
  }

  const draw = () => {
    const ratio = canvas.width / Math.max(1, canvas.clientWidth)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    const grown = Math.min(1, clock.ms / BEND_MS)
    for (const [first, end, colour, alpha] of [
      [LIT_STROKES, STROKES, style.color, opacity.from + (opacity.to - opacity.from) * grown],
      [0, LIT_STROKES, style.outlineColor, 1],
    ] as const) {
      context.fillStyle = colour
      context.globalAlpha = alpha
      context.beginPath()
      for (let stroke = first; stroke < end; stroke += 1) traceStroke(context, shown, stroke, lit[stroke]?.standing)
      context.fill()
    }
  }

  const move = () => {
    const { points } = shown
    for (let stroke = 0; stroke < STROKES; stroke += 1) {
      const way = ease(Math.min(1, Math.max(0, (clock.ms - (begins[stroke] as number)) / BEND_MS)))
      const bend = (field: 'xs' | 'widths' | 'tops' | 'bottoms', index: number) => {
        const start = from[field][index] as number
        shown[field][index] = start + ((to[field][index] as number) - start) * way
      }
      bend('tops', stroke)
      bend('bottoms', stroke)
      for (let index = stroke * points; index < (stroke + 1) * points; index += 1) {
        bend('xs', index)
        bend('widths', index)
      }
    }
    draw()
  }

  /** Whether a stroke looks different where it goes. */
  const moves = (stroke: number) => {
    const { points } = to
    const differs = (field: 'xs' | 'widths' | 'tops' | 'bottoms', index: number) =>
      Math.abs((from[field][index] as number) - (to[field][index] as number)) > STILL_PX
    if (differs('bottoms', stroke) || differs('tops', stroke)) return true
    for (let index = stroke * points; index < (stroke + 1) * points; index += 1)
      if (differs('xs', index) || differs('widths', index)) return true
    return false
  }

  const standAtOnce = () => {
    moving?.kill()
    snapping?.progress(1)
    opacity.from = opacity.to
    to = target()
    shown = to
    draw()
  }

  const bend = (isFirst: boolean) => {
    const wasMoving = moving?.isActive() ?? false
    moving?.kill()
    from = structuredClone(shown)
    shown = structuredClone(shown)
    to = target()
    let turn = 0
    begins = begins.map((begin, stroke) => {
      if (wasMoving) return Math.max(0, begin - clock.ms)
      if (!moves(stroke)) return 0
      turn += 1
      return (turn - 1) * STAGGER_MS
    })
    const endMs = Math.max(...begins) + BEND_MS
    clock.ms = 0
    moving = gsap.to(clock, { ms: endMs, duration: endMs / 1000, ease: 'none', onUpdate: move })
    if (!isFirst) return
    snapping?.kill()
    snapping = gsap.timeline({ onUpdate: () => void (moving?.isActive() || draw()) })
    snapping.to(lit, { standing: 0, duration: DROP_S, ease: 'power2.in' })
    // From the right to the left, as on the ruler.
    for (const [place, stroke] of lit.toReversed().entries())
      snapping.to(stroke, { standing: 1, duration: SNAP_S, ease: 'back.out(1.7)' }, FIRST_SNAP_S + (place * LIT_STAGGER_MS) / 1000)
  }

  const fit = () => {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1)
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)]
    if (canvas.width === width && canvas.height === height) return
    Object.assign(canvas, { width, height })
    standAtOnce()
  }
  fit()
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  document.fonts.addEventListener('loadingdone', standAtOnce)

  return {
    show(name, atOnce) {
      if (name === shownName) return
      const isFirst = shownName === ''
      shownName = name
      opacity.from = opacity.to
      opacity.to = name === '' ? RULER_OPACITY : 1
      if (atOnce) standAtOnce()
      else bend(isFirst)
    },
    dispose() {
      sizes.disconnect()
      document.fonts.removeEventListener('loadingdone', standAtOnce)
      moving?.kill()
      snapping?.kill()
    },
  }
}
