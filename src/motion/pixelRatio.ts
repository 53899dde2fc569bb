/** Maximum resolution of a canvas, in canvas pixels per CSS pixel. */
const MAX_PIXEL_RATIO = 2

/** Canvas pixels per CSS pixel, on the screen that the window is on. */
export function pixelRatio(): number {
  return Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1)
}

/**
 * Calls `changed` whenever the window moves to a screen with another pixel ratio, or the visitor zooms.
 *
 * @returns a function that ends the calls.
 */
export function followPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList
  const follow = () => {
    // Matches only the current ratio, so it is replaced with every change.
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', report, { once: true })
  }
  const report = () => {
    follow()
    changed()
  }
  follow()
  return () => query.removeEventListener('change', report)
}
