import type { Engine, Frame } from '@drei-tage/engine'

/** Maximum resolution of a canvas, in canvas pixels per CSS pixel. */
const MAX_PIXEL_RATIO = 2
/** Shortest time between two frames of what moves all the time, in ms. Every second frame of a screen with 60 a second comes later. */
const SLOW_FRAME_MS = 30
/** How long a page is left alone before such drawings stand still, in ms. */
const LEFT_ALONE_MS = 30_000
const SQUARE = 16
/** How far a pixel's opacity may be off, of 255. Some browsers add a little noise, which does no harm. */
const NOISE = 16

/** A canvas on the page that keeps its size and resolution. */
export interface Surface {
  readonly context2d: CanvasRenderingContext2D
  /** Its size on the page, in px. Known without a layout, which reading it between two changes of the page would force. */
  readonly size: { readonly width: number; readonly height: number }
  /**
   * Empties the canvas, so that a drawing can begin, in px of the page. The canvas gets the resolution of the screen, because some browsers
   * do not report every change of it.
   */
  clear(): void
  /** Reads size and resolution again, and draws everything anew if one of them has changed. */
  fit(): void
  close(): void
}

/**
 * Opens a canvas of the page.
 *
 * @param canvas Sized by the page.
 * @param drawAnew Called when the drawing is gone: size or resolution have changed, or the browser has lost what was drawn, as when the
 *   driver of the graphics card has failed or the computer has slept.
 * @returns undefined if the browser cannot draw on a canvas.
 */
export function openCanvas(canvas: HTMLCanvasElement, drawAnew: () => void): Surface | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const size = { width: 0, height: 0 }
  const closing = new AbortController()
  const { signal } = closing
  /** Gives the canvas its size in the resolution of the screen. Returns whether it had another one. */
  const resize = (): boolean => {
    const ratio = pixelRatio()
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)]
    if (canvas.width === width && canvas.height === height) return false
    Object.assign(canvas, { width, height })
    return true
  }
  const measure = () => void Object.assign(size, { width: canvas.clientWidth, height: canvas.clientHeight })
  const fit = () => {
    measure()
    if (resize()) drawAnew()
  }
  const followRatio = () => {
    // Matches only the current ratio, so it is replaced with every change.
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    const changed = () => {
      followRatio()
      fit()
    }
    query.addEventListener('change', changed, { once: true, signal })
  }
  measure()
  resize()
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  signal.addEventListener('abort', () => sizes.disconnect())
  followRatio()
  canvas.addEventListener('contextrestored', drawAnew, { signal })
  return {
    context2d: context,
    size,
    clear() {
      resize()
      const ratio = pixelRatio()
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      context.clearRect(0, 0, size.width, size.height)
    },
    fit,
    close: () => closing.abort(),
  }
}

/**
 * Calls `draw` about thirty times a second, which looks smooth, until the page has been left alone for 30 s, and again from the next act
 * on.
 *
 * @param draw Receives the time since its last call, in ms.
 */
export function drawSlowly(engine: Pick<Engine, 'now' | 'onFrame'>, draw: (deltaMs: number) => void) {
  let actedMs = 0
  let drawnMs = 0
  let leave: (() => void) | undefined
  const frame = ({ now }: Frame) => {
    if (now - drawnMs < SLOW_FRAME_MS) return
    draw(now - drawnMs)
    drawnMs = now
    if (now - actedMs < LEFT_ALONE_MS) return
    leave?.()
    leave = undefined
  }
  const acted = () => {
    actedMs = engine.now()
    if (leave) return
    drawnMs = actedMs
    leave = engine.onFrame(frame)
  }
  const closing = new AbortController()
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(type, acted, { capture: true, passive: true, signal: closing.signal })
  acted()
  return {
    isRunning: () => leave !== undefined,
    end() {
      closing.abort()
      leave?.()
    },
  }
}

/**
 * A canvas off the page.
 *
 * @param drawAnew For a drawing that is copied to the page in every frame: called when the browser has lost it. Without this function, the
 *   drawing is kept where it is not lost and can be read quickly.
 * @returns null if the browser cannot draw on a canvas.
 */
export function openSheet(width = 0, height = 0, drawAnew?: () => void): CanvasRenderingContext2D | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  if (drawAnew) canvas.addEventListener('contextrestored', drawAnew)
  return canvas.getContext('2d', { willReadFrequently: !drawAnew })
}

/** Canvas pixels per CSS pixel, on the screen that the window is on. */
function pixelRatio(): number {
  return Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1)
}

let canRead: boolean | undefined

/**
 * Whether what is drawn on a canvas can be read back. Browsers and extensions that protect against fingerprinting may return white, random
 * or empty pixels, or throw. Tested once, on a small square.
 */
export function canReadCanvas(): boolean {
  canRead ??= readsSquare()
  return canRead
}

function readsSquare(): boolean {
  try {
    const context = openSheet(SQUARE, SQUARE)
    if (!context) return false
    context.fillRect(0, 0, SQUARE / 2, SQUARE / 2)
    const { data } = context.getImageData(0, 0, SQUARE, SQUARE)
    for (let pixel = 0; pixel < SQUARE * SQUARE; pixel += 1) {
      const isDrawn = pixel % SQUARE < SQUARE / 2 && pixel < (SQUARE * SQUARE) / 2
      if (Math.abs((data[4 * pixel + 3] as number) - (isDrawn ? 255 : 0)) > NOISE) return false
    }
    return true
  } catch {
    return false
  }
}
