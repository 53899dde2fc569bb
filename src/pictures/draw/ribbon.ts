/** A point on the centre line of a stroke, and how wide the stroke is there, measured across. */
export interface StrokeSample {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Units of a path in one pixel: a tenth of a pixel without a decimal point. */
export const PATH_UNITS_PER_PX = 10

/** Leaves out the points of a line that lie within `tolerance` px of the line without them (Ramer, Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const last = points.length - 1
  if (last < 2) return [...points]
  const kept = new Uint8Array(points.length)
  kept[0] = kept[last] = 1
  const open: [number, number][] = [[0, last]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [start, end] = span
    const a = points[start]!
    const b = points[end]!
    const dx = b.x - a.x
    const dy = b.y - a.y
    const length = Math.hypot(dx, dy) || 1
    let farthest = tolerance
    let index = -1
    for (let i = start + 1; i < end; i++) {
      const p = points[i]!
      const distance = Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length
      if (distance > farthest) {
        farthest = distance
        index = i
      }
    }
    if (index >= 0) {
      kept[index] = 1
      open.push([start, index], [index, end])
    }
  }
  return points.filter((_, i) => kept[i] === 1)
}

/**
 * A stroke of changing width as one closed path, in units of {@link PATH_UNITS_PER_PX}.
 *
 * @param tolerance How far the outline may stray from the samples, in px. More is smaller and coarser.
 */
export function ribbon(samples: readonly StrokeSample[], tolerance: number): string {
  const left = samples.map(({ x, y, width }) => ({ x: x - width / 2, y }))
  const right = samples.map(({ x, y, width }) => ({ x: x + width / 2, y }))
  return outline([...simplify(left, tolerance), ...simplify(right, tolerance).toReversed()])
}

/** A closed path through whole units, each step relative to the one before, written as short as it goes. */
function outline(points: readonly Point[]): string {
  let path = ''
  let x = 0
  let y = 0
  let command = ''
  for (const point of points) {
    const dx = Math.round(point.x * PATH_UNITS_PER_PX) - x
    const dy = Math.round(point.y * PATH_UNITS_PER_PX) - y
    x += dx
    y += dy
    if (!path) path = `M${dx} ${dy}`
    else if (dx === 0 && dy === 0) continue
    else if (dx === 0) [path, command] = [`${path}v${dy}`, 'v']
    else if (dy === 0) [path, command] = [`${path}h${dx}`, 'h']
    else {
      path += `${command === 'l' ? (dx < 0 ? '' : ' ') : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`
      command = 'l'
    }
  }
  return `${path}z`
}
