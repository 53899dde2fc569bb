/** Hundredths are a twentieth of a pixel on the widest scale of the site. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Path data of one upright stroke, the site's one motif.
 *
 * @param x Without a width the line the stroke is drawn along, else its left edge.
 * @param from Where it begins, in the drawing's units; y points down.
 * @param to Where it ends.
 * @param width Makes it an area to fill, for strokes that grow with their box, instead of a line.
 */
export function upright(x: number, from: number, to: number, width?: number): string {
  if (width === undefined) return `M${round(x)} ${round(from)}V${round(to)}`
  return `M${round(x)} ${round(from)}h${round(width)}v${round(to - from)}h-${round(width)}z`
}

/** Path data of upright strokes of one length, one at each `x`. */
export function uprights(xs: Iterable<number>, from: number, to: number, width?: number): string {
  let path = ''
  for (const x of xs) path += upright(x, from, to, width)
  return path
}

/** The x positions of the strokes of an even scale: number `first`, counted from 0, to before number `end`. */
export function evenly(first: number, end: number, pitch = 1, start = 0): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => start + (first + index) * pitch)
}
