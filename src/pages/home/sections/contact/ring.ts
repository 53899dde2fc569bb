const STROKES = 90
const CENTRE = 200
const INNER_RADIUS = 164

/**
 * Path data of the strokes `from` (included) to `to` (not included) of a ring of ninety, counted clockwise from the
 * top, in a box of 400 × 400. Lit strokes (the first three) are the longest, every fifth is longer than the rest.
 */
export function ringPath(from: number, to: number): string {
  let path = ''
  for (let index = from; index < to; index++) {
    const angle = (index * 2 * Math.PI) / STROKES
    const outer = index < 3 ? 198 : index % 15 === 0 ? 188 : 180
    const inner = index < 3 ? 158 : INNER_RADIUS
    path += `M${at(angle, inner)}L${at(angle, outer)}`
  }
  return path
}

function at(angle: number, radius: number): string {
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`
}
