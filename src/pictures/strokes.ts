/** Rounds to hundredths of a unit, which are at most a twentieth of a pixel on the site. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Path data of one upright stroke, the site's only motif.
 *
 * @param x The left edge of the stroke, or its middle if there is no `width`.
 * @param from Where the stroke begins, in the drawing's units; y points down.
 * @param to Where the stroke ends.
 * @param width If given, the stroke is an area to fill, which scales with its box. Otherwise it is a line.
 */
export function upright(x: number, from: number, to: number, width?: number): string {
  if (width === undefined) return `M${round(x)} ${round(from)}V${round(to)}`
  return `M${round(x)} ${round(from)}h${round(width)}v${round(to - from)}h-${round(width)}z`
}

type Along = number | ((x: number) => number)

/**
 * Path data of upright strokes, one at each `x`.
 *
 * Uses relative coordinates, because the path of an even scale then repeats itself and compresses to a fraction of the bytes.
 *
 * @param from Where the strokes begin, and `to` where they end: the same for all, or a function of `x`.
 */
export function uprights(xs: Iterable<number>, from: Along, to: Along, width?: number): string {
  let path = ''
  let pen: { x: number; y: number } | undefined
  for (const x of xs) {
    const [begin, end] = [from, to].map((along) => (typeof along === 'number' ? along : along(x))) as [number, number]
    const start = { x: round(x), y: round(begin) }
    if (pen === undefined || width !== undefined) path += upright(x, begin, end, width)
    else path += `m${round(start.x - pen.x)} ${round(start.y - pen.y)}V${round(end)}`
    pen = { x: start.x, y: round(end) }
  }
  return path
}

/** The x positions of the strokes of an even scale, from index `first` (inclusive) to `end` (exclusive). */
export function evenly(first: number, end: number, pitch = 1, start = 0): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => start + (first + index) * pitch)
}
