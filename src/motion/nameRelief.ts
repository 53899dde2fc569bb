import type { StrokeCounts } from '#machines/name-strokes/name-strokes.machine.ts'
import { HEIGHT, heightOf, inPx, LIT_WIDTH, thinPx } from '#pictures/dayScale.ts'
import type { RulerDays } from '#pictures/dayScale.ts'

/** Points per stroke. */
const POINTS = 96
/** Samples of a drawing across a column, and samples between two points of a stroke. */
const ACROSS = 4
const ALONG = 2

/** Widths of strokes, as shares of their column: the maximum inside letters, and the minimum for lit strokes. */
const THICK = 0.9
const LIT = 0.62
/** How strongly the slope of the relief affects light and shade. */
const CONTRAST = 3

/**
 * The more letters share the strokes, the fewer strokes draw each of them, and the less may distract from it: values for lines of up to 3
 * letters and for lines of 7 and more. `THIN` is the width of strokes outside the letters, as a share of their column, and then at most in
 * px; `SHADE` how much narrower a stroke is where the relief is level, as a share of its width (on the shaded side it is up to twice that);
 * `BEND` how far the highest part of the relief pushes a stroke to the left, in columns.
 */
const [THIN, THIN_PX] = [0.11, 0.45]
const SHADE = [0.17, 0.06] as const
const BEND = [0.9, 0.2] as const

/**
 * An upright stroke, in px. The first two numbers are its top and bottom. Evenly spaced points between them follow, with two numbers each:
 * x position and width.
 */
export type Stroke = Float32Array

const HEAD = 2

/** A drawn text, as samples in rows. `covers` is how much of each sample the text covers, 0 to 1. */
export interface Drawing {
  readonly columns: number
  readonly rows: number
  readonly covers: Float32Array
  /** How many letters its longest line has. */
  readonly letters: number
}

/** The size that `relief` expects of a drawing, in samples. */
export function drawingSize({ all }: StrokeCounts, points = POINTS): { columns: number; rows: number } {
  return { columns: all * ACROSS, rows: points * ALONG }
}

function newStroke(topPx: number, bottomPx: number, points: number): Stroke {
  const stroke = new Float32Array(HEAD + 2 * points)
  stroke[0] = topPx
  stroke[1] = bottomPx
  return stroke
}

/**
 * The strokes of the ruler under the headline, when nothing moves them. Where it has fewer days than a name has strokes, several of them
 * stand on one day.
 *
 * @param bottomPx Where the strokes stand.
 */
export function ruler(days: RulerDays, { all }: StrokeCounts, widthPx: number, bottomPx: number): Stroke[] {
  const heightPx = inPx(HEIGHT, widthPx)
  const litPx = inPx(LIT_WIDTH, widthPx)
  const thin = thinPx(days.all)
  const gapPx = (widthPx - days.lit * litPx - (days.all - days.lit) * thin) / (days.all - 1)
  return Array.from({ length: all }, (_, index) => {
    const day = Math.floor((index * days.all) / all)
    const isLit = day < days.lit
    const width = isLit ? litPx : thin
    const left = day * gapPx + Math.min(day, days.lit) * litPx + Math.max(0, day - days.lit) * thin
    const stroke = newStroke(bottomPx - heightPx * (isLit ? 1 : heightOf(day + 1)), bottomPx, POINTS)
    for (let at = HEAD; at < stroke.length; at += 2) {
      stroke[at] = left + width / 2
      stroke[at + 1] = width
    }
    return stroke
  })
}

/**
 * Turns a drawing into strokes. At each point, a stroke is as wide as the covered part of its column, and centred on that part. The blurred
 * drawing serves as a relief: its height pushes strokes to the left, and strokes are narrower where it slopes away from the light, which
 * comes from the upper left.
 */
export function relief(drawing: Drawing, { all, lit }: StrokeCounts, widthPx: number, heightPx: number): Stroke[] {
  const { columns, rows } = drawing
  const points = rows / ALONG
  const columnPx = widthPx / all
  const calm = Math.min(1, Math.max(0, (drawing.letters - 3) / 4))
  const between = ([few, many]: readonly [number, number]) => few + (many - few) * calm
  const thin = between([THIN, Math.min(THIN, THIN_PX / columnPx)])
  const [shade, bend] = [between(SHADE), between(BEND)]
  const heights = blurred(drawing, ACROSS - 1, ALONG)
  const height = (x: number, y: number) =>
    heights[Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))] as number

  return Array.from({ length: all }, (_, column) => {
    const stroke = newStroke(0, heightPx, points)
    for (let point = 0; point < points; point += 1) {
      const { share, middle } = cell(drawing, column, point)
      const x = column * ACROSS + ACROSS / 2
      const y = point * ALONG + ALONG / 2
      const rising = height(x + 1, y) - height(x - 1, y) + height(x, y + 1) - height(x, y - 1)
      const light = 1 - shade + shade * Math.max(-1, Math.min(1, CONTRAST * rising))
      const width = thin + (THICK - thin) * share * light
      stroke[HEAD + 2 * point] = columnPx * (column + 0.5 + middle * Math.sqrt(share) - bend * height(x, y))
      stroke[HEAD + 2 * point + 1] = columnPx * (column < lit ? Math.max(LIT, width) : width)
    }
    return stroke
  })
}

/**
 * The share of a column that is covered around one point of its stroke, 0 to 1, and the middle of the covered part, from -0.5 (left edge)
 * to 0.5.
 */
function cell({ columns, covers }: Drawing, column: number, point: number): { share: number; middle: number } {
  let sum = 0
  let moment = 0
  for (let row = point * ALONG; row < (point + 1) * ALONG; row += 1) {
    for (let sample = 0; sample < ACROSS; sample += 1) {
      const cover = covers[row * columns + column * ACROSS + sample] as number
      sum += cover
      moment += cover * ((sample + 0.5) / ACROSS - 0.5)
    }
  }
  return { share: sum / (ACROSS * ALONG), middle: sum > 0 ? moment / sum : 0 }
}

/** The `covers` of a drawing after two passes of a box blur. `sideways` and `upDown` are its radii, in samples. */
function blurred({ columns, rows, covers }: Drawing, sideways: number, upDown: number): Float32Array {
  const across = (field: Float32Array) => boxBlurred(field, { length: columns, step: 1, lines: rows, lineStep: columns, reach: sideways })
  const down = (field: Float32Array) => boxBlurred(field, { length: rows, step: columns, lines: columns, lineStep: 1, reach: upDown })
  return down(across(down(across(covers))))
}

interface Lines {
  /** Samples per line, and the distance between the indices of two neighbouring samples in the field. */
  length: number
  step: number
  lines: number
  lineStep: number
  reach: number
}

function boxBlurred(field: Float32Array, { length, step, lines, lineStep, reach }: Lines): Float32Array {
  const result = new Float32Array(field.length)
  const last = length - 1
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    let sum = (field[start] as number) * reach
    for (let index = 0; index <= reach; index += 1) sum += field[start + Math.min(last, index) * step] as number
    for (let index = 0; index < length; index += 1) {
      result[start + index * step] = sum / (2 * reach + 1)
      sum +=
        (field[start + Math.min(last, index + reach + 1) * step] as number) - (field[start + Math.max(0, index - reach) * step] as number)
    }
  }
  return result
}

/**
 * Adds the outline of a stroke to a canvas path that is to be filled. The outline stays open, because closing it would make Chromium measure
 * the whole path. `standing` is the height at which to draw it, from the bottom up, as a share of its full height.
 */
export function traceStroke(context: CanvasPath, stroke: Stroke, standing = 1): void {
  const [top = 0, bottom = 0] = stroke
  const stepPx = ((bottom - top) * standing) / ((stroke.length - HEAD) / 2 - 1)
  const at = (index: number, side: -1 | 1): [x: number, y: number] => [
    (stroke[index] as number) + (side * (stroke[index + 1] as number)) / 2,
    bottom + (top - bottom) * standing + (stepPx * (index - HEAD)) / 2,
  ]
  context.moveTo(...at(HEAD, -1))
  for (let index = HEAD + 2; index < stroke.length; index += 2) context.lineTo(...at(index, -1))
  for (let index = stroke.length - 2; index >= HEAD; index -= 2) context.lineTo(...at(index, 1))
}
