import { upright } from '../../pictures/strokes.ts'

/** How wide a lit stroke is, as a share of the distance between two strokes. */
export const LIT_WIDTH = 0.5
/** Even the strokes of a short scale stay strokes: no wider than this share of the scale, in per cent. */
const WIDEST_PERCENT = 1.4
/** How wide any other stroke is, as a share of a lit one. */
const PLAIN_SHARE = 0.68

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
  const litWidth = Math.min(WIDEST_PERCENT, (100 * LIT_WIDTH) / (count - 1 + LIT_WIDTH))
  const slot = (100 - litWidth) / (count - 1)
  const width = lit ? litWidth : litWidth * PLAIN_SHARE
  const inset = (litWidth - width) / 2
  let path = ''
  for (let index = from; index < to; index++) {
    const tall = 100 * height * Math.min(1, to - index)
    const top = edge === 'bottom' ? 100 - tall : 0
    path += upright(index * slot + inset, top, top + tall, width)
  }
  return path
}
