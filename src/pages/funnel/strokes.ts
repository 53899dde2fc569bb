import { upright } from '#pictures/strokes.ts'

/** Width of a lit stroke, as a share of the distance between two strokes. */
export const LIT_WIDTH = 0.5
/** Maximum width of a stroke, as a percentage of the scale's width. Without it, scales with few strokes would consist of blocks. */
const WIDEST_PERCENT = 0.6
/** Width of any other stroke, as a share of a lit one. */
const PLAIN_SHARE = 0.68
/** Which share of the space that a stroke leaves free is above it, for strokes that stand on, hang from or are centred on a line. */
const ABOVE = { bottom: 1, middle: 0.5, top: 0 }

export type StrokeEdge = keyof typeof ABOVE

interface Strokes {
  /** Number of strokes in the whole scale. */
  count: number
  /** Index of the first stroke to draw, and the index after the last, 0 to `count`. A fractional `to` makes the last stroke shorter. */
  from?: number
  to?: number
  lit?: boolean
  /** Height of a stroke as a share of the scale, 0 to 1. */
  height?: (index: number) => number
  edge?: StrokeEdge
}

/**
 * Strokes of a scale as path data in a box of 100 x 100. The outer strokes of the whole scale are flush with the sides of the box.
 *
 * Strokes are areas instead of lines, so that they scale with the box. A single dashed line would be shorter, but Chromium blurs some
 * dashed lines in boxes that are not square.
 */
export function strokesPath({ count, from = 0, to = count, lit = false, height = () => 1, edge = 'bottom' }: Strokes): string {
  const litWidth = Math.min(WIDEST_PERCENT, (100 * LIT_WIDTH) / (count - 1 + LIT_WIDTH))
  const slot = (100 - litWidth) / (count - 1)
  const width = lit ? litWidth : litWidth * PLAIN_SHARE
  const inset = (litWidth - width) / 2
  let path = ''
  for (let index = from; index < to; index++) {
    const tall = 100 * height(index) * Math.min(1, to - index)
    const top = (100 - tall) * ABOVE[edge]
    path += upright(index * slot + inset, top, top + tall, width)
  }
  return path
}
