import type { StrokeCounts } from '#machines/name-strokes/name-strokes.machine.ts'
import { openSheet } from './canvas.ts'
import { lettersIn, linesOf } from './nameLines.ts'
import { drawingSize } from './nameRelief.ts'
import type { Drawing } from './nameRelief.ts'

/**
 * Widths of the display font, from 125 % for short names to 75 % for long ones. These are keywords because a canvas accepts no percentages.
 */
const FACES = ['expanded', 'semi-expanded', 'normal', 'semi-condensed', 'condensed'] as const
/** Size of the font for measuring and drawing, in px. The canvas scales it. */
const EM = 100
/** Share of the height that the lines fill. */
const HEIGHT_SHARE = 0.84
/** Gap between two lines, as a share of the height of a line. */
const LEADING = 0.12
/** How much wider than the font draws them letters may be, compared with their height, and how much taller, or more, if they would not fill so much of the height. */
const [WIDER, TALLER, FILLED] = [1.1, 1.7, 0.7]
/** How much wider than the other lines a shorter line may be. */
const JUSTIFY = 1.12

/**
 * Draws a text off screen, in lines that fill the width, and samples the result. The font has the width that has to be stretched least.
 *
 * @param strokes How many strokes draw the text, and how many of them are lit.
 * @param family A CSS font family, with fallbacks in case fonts are not loaded.
 * @returns undefined if canvas drawing is not supported.
 */
export function drawText(
  text: string,
  strokes: StrokeCounts,
  family: string,
  widthPx: number,
  heightPx: number,
  points?: number,
): Drawing | undefined {
  const { columns, rows } = drawingSize(strokes, points)
  // Left edge of the text, as a share of the width: one and a half columns to the right of the lit strokes.
  const left = (strokes.lit + 1.5) / strokes.all
  const context = openSheet(columns, rows)
  if (!context) return undefined
  const measure = { width: widthPx * (1 - left - 1 / strokes.all), height: heightPx * HEIGHT_SHARE }
  const lines = linesOf(text, measure.width / measure.height)
  const linePx = measure.height / (lines.length + LEADING * (lines.length - 1))

  // In a low line, the spaces inside bold letters would close between the strokes.
  const weight = Math.round(Math.min(700, 380 + (32 * linePx * strokes.all) / widthPx))
  let best = { misfit: Infinity, wide: 0, tall: 0, face: '', ascent: 0, line: 0, widths: [0] }
  for (const face of FACES) {
    context.font = `${weight} ${face} ${EM}px ${family}`
    const all = context.measureText(lines.join(''))
    const ascent = all.actualBoundingBoxAscent
    const line = Math.max(EM / 10, ascent + all.actualBoundingBoxDescent)
    const widths = lines.map((one) => Math.max(1, context.measureText(one).width))
    const wide = measure.width / Math.max(...widths)
    const tall = linePx / line
    const misfit = Math.abs(Math.log(wide / tall))
    if (misfit < best.misfit) best = { misfit, wide, tall, face, ascent, line, widths }
  }

  const { face, ascent, line, widths } = best
  const wide = Math.min(best.wide, best.tall * WIDER)
  const tall = Math.min(best.tall, Math.max(best.wide * TALLER, (best.tall * FILLED) / HEIGHT_SHARE))
  const topPx = (heightPx - line * tall * (lines.length + LEADING * (lines.length - 1))) / 2
  context.font = `${weight} ${face} ${EM}px ${family}`
  for (const [index, one] of lines.entries()) {
    const across = Math.min(wide * JUSTIFY, measure.width / (widths[index] as number))
    const baselinePx = topPx + (index * (1 + LEADING) * line + ascent) * tall
    context.setTransform((across * columns) / widthPx, 0, 0, (tall * rows) / heightPx, left * columns, (baselinePx * rows) / heightPx)
    context.fillText(one, 0, 0)
  }
  const { data } = context.getImageData(0, 0, columns, rows)
  const covers = new Float32Array(columns * rows)
  for (let sample = 0; sample < covers.length; sample += 1) covers[sample] = (data[4 * sample + 3] as number) / 255
  return { columns, rows, covers, letters: Math.max(...lines.map(lettersIn)) }
}
