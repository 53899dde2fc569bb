/** Rounds to hundredths, a twentieth of a pixel on the widest scale of the site. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Path data of one upright stroke, the site's only motif.
 *
 * @param x Without a width the line the stroke is drawn along, otherwise its left edge.
 * @param from Where it begins, in the drawing's units; y points down.
 * @param to Where it ends.
 * @param width Makes it an area to fill, for strokes that scale with their box, instead of a line.
 */
export function upright(x: number, from: number, to: number, width?: number): string {
  if (width === undefined) return `M${round(x)} ${round(from)}V${round(to)}`
  return `M${round(x)} ${round(from)}h${round(width)}v${round(to - from)}h-${round(width)}z`
}

/**
 * Path data of upright strokes, one at each `x`.
 *
 * Lines use relative coordinates: even scales then repeat themselves and compress to a fraction of the bytes.
 *
 * @param to Where they end: all alike, or depending on `x`.
 */
export function uprights(xs: Iterable<number>, from: number, to: number | ((x: number) => number), width?: number): string {
  let path = ''
  let pen: { x: number; y: number } | undefined
  for (const x of xs) {
    const end = typeof to === 'number' ? to : to(x)
    const start = { x: round(x), y: round(from) }
    if (pen === undefined || width !== undefined) path += upright(x, from, end, width)
    else path += `m${round(start.x - pen.x)} ${round(start.y - pen.y)}V${round(end)}`
    pen = { x: start.x, y: round(end) }
  }
  return path
}

/** The x positions of the strokes of an even scale, from index `first` (inclusive) to `end` (exclusive). */
export function evenly(first: number, end: number, pitch = 1, start = 0): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => start + (first + index) * pitch)
}
