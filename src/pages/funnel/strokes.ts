/** How wide a stroke is, as a share of the distance between two strokes. */
export const LIT_WIDTH = 0.5
const PLAIN_WIDTH = 0.34

/** Hundredths are a twentieth of a pixel on the widest scale. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

interface Strokes {
  /** How many strokes the whole scale has. */
  count: number
  /** The first stroke to draw, and the one behind the last, 0 to `count`. A fraction makes the last one shorter. */
  from?: number
  to?: number
  lit?: boolean
  /** Height of the strokes as a share of the scale, 0 to 1. */
  height?: number
  /** Which edge the strokes stand on or hang from. */
  edge?: 'bottom' | 'top'
}

/**
 * Strokes of a scale as path data in a box of 100 x 100, first and last one of the whole scale flush with its sides.
 *
 * Areas and not lines, so that they grow with the box. A single dashed line would be shorter, but Chromium blurs
 * some of those in boxes that are not square.
 */
export function strokesPath({ count, from = 0, to = count, lit = false, height = 1, edge = 'bottom' }: Strokes): string {
  const slot = 100 / (count - 1 + LIT_WIDTH)
  const width = slot * (lit ? LIT_WIDTH : PLAIN_WIDTH)
  const inset = (slot * LIT_WIDTH - width) / 2
  let path = ''
  for (let index = from; index < to; index++) {
    const tall = 100 * height * Math.min(1, to - index)
    const top = edge === 'bottom' ? 100 - tall : 0
    path += `M${round(index * slot + inset)} ${round(top)}h${round(width)}v${round(tall)}h-${round(width)}z`
  }
  return path
}
