import type { StrokeCounts } from '#machines/name-strokes/name-strokes.machine.ts'
import { drawingSize } from './name-relief.ts'
import type { Drawing } from './name-relief.ts'

/**
 * Widths of the display font, from 125 % for short names to 75 % for long ones. These are keywords because a canvas accepts no percentages.
 */
const FACES = ['expanded', 'semi-expanded', 'normal', 'semi-condensed', 'condensed'] as const
const HEIGHT_SHARE = 0.8
const MOST_LINES = 3
/** Gap between two lines, as a share of the height of a line. */
const LEADING = 0.12
/** A later candidate, such as a narrower width, is chosen only if it makes the text larger by this factor. */
const WORTH_IT = 1.04
/** How far a line may be stretched horizontally to fill the width. */
const STRETCH = 1.12

/**
 * All ways to break words into at most `MOST_LINES` lines. Each line is given as the index of its first word and the index after its last
 * word.
 */
function settings(words: number): (readonly [from: number, end: number])[][] {
  const found: (readonly [number, number])[][] = []
  const goOn = (from: number, lines: readonly (readonly [number, number])[]) => {
    if (from === words) found.push([...lines])
    else if (lines.length < MOST_LINES) for (let end = from + 1; end <= words; end += 1) goOn(end, [...lines, [from, end]])
  }
  goOn(0, [])
  return found
}

/**
 * Draws a text off screen, as large as it fits, and samples the result. Short texts are set in a wide font, long ones in a narrow one:
 * three letters at 125 %, twenty at 75 %.
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
  const context = Object.assign(document.createElement('canvas'), { width: columns, height: rows }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) return undefined
  const measure = { width: widthPx * (1 - left - 1 / strokes.all), height: heightPx * HEIGHT_SHARE }
  const words = text.split(' ')
  const ways = settings(words.length)

  let best = { sizePx: 0, lines: [''], face: '', ascent: 0, line: 0 }
  for (const face of FACES) {
    // All measurements are in em. Each word is measured only once per width, because measuring is the slowest part.
    context.font = `700 ${face} 100px ${family}`
    const em = (value: number) => value / 100
    const widths = words.map((word) => em(context.measureText(word).width))
    const space = em(context.measureText(' ').width)
    const all = context.measureText(text)
    const ascent = em(all.actualBoundingBoxAscent)
    const line = Math.max(0.1, ascent + em(all.actualBoundingBoxDescent))
    for (const way of ways) {
      const width = Math.max(...way.map(([from, end]) => widths.slice(from, end).reduce((sum, one) => sum + space + one, -space)))
      const height = line * (way.length + LEADING * (way.length - 1))
      const sizePx = Math.min(measure.width / Math.max(0.1, width), measure.height / height)
      if (sizePx > best.sizePx * WORTH_IT) {
        best = { sizePx, lines: way.map(([from, end]) => words.slice(from, end).join(' ')), face, ascent, line }
      }
    }
  }

  const { sizePx, lines, face, ascent, line } = best
  const linePx = line * sizePx
  const topPx = (heightPx - linePx * (lines.length + LEADING * (lines.length - 1))) / 2
  context.font = `700 ${face} ${sizePx}px ${family}`
  for (const [index, set] of lines.entries()) {
    const stretch = Math.min(STRETCH, measure.width / Math.max(1, context.measureText(set).width))
    const baselinePx = topPx + index * (1 + LEADING) * linePx + ascent * sizePx
    context.setTransform((stretch * columns) / widthPx, 0, 0, rows / heightPx, left * columns, (baselinePx * rows) / heightPx)
    context.fillText(set, 0, 0)
  }
  const { data } = context.getImageData(0, 0, columns, rows)
  const covers = new Float32Array(columns * rows)
  for (let sample = 0; sample < covers.length; sample += 1) covers[sample] = (data[4 * sample + 3] as number) / 255
  return { columns, rows, covers }
}
