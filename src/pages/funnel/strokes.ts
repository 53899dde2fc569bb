/**
 * How wide a stroke is, as a share of the distance between two strokes. Not a half: where dashes are as long as
 * the gaps between them, Chromium draws them by a shortcut that blurs in boxes which are not square.
 */
export const LIT_WIDTH = 0.51
const PLAIN_WIDTH = 0.34

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

interface Strokes {
  /** How many strokes the whole scale has. */
  count: number
  /** The first stroke to draw, and the one behind the last, 0 to `count`. A fraction makes the last one thinner. */
  from?: number
  to?: number
  lit?: boolean
  /** Height of the strokes as a share of the scale, 0 to 1. */
  height?: number
  /** Which edge the strokes stand on or hang from. */
  edge?: 'bottom' | 'top'
}

/**
 * Strokes of a scale as one dashed line in a box of 100 x 100: as thick as the strokes are tall, a dash for each.
 * First and last stroke of the whole scale are flush with the sides of the box, and all of them grow with it.
 *
 * @returns Attributes of an SVG path.
 */
export function dashedStrokes({ count, from = 0, to = count, lit = false, height = 1, edge = 'bottom' }: Strokes) {
  const slot = 100 / (count - 1 + LIT_WIDTH)
  const width = slot * (lit ? LIT_WIDTH : PLAIN_WIDTH)
  const inset = (slot * LIT_WIDTH - width) / 2
  const last = Math.max(from, Math.ceil(to) - 1)
  const start = from * slot + inset
  const end = last * slot + inset + width * Math.max(0, Math.min(1, to - last))
  const tall = 100 * height
  const y = edge === 'bottom' ? 100 - tall / 2 : tall / 2
  return {
    d: from < to ? `M${round(start)} ${round(y)}H${round(end)}` : '',
    strokeWidth: round(tall),
    strokeDasharray: `${round(width)} ${round(slot - width)}`,
  }
}
