import type { StrokeCounts } from '#machines/name-strokes/name-strokes.machine.ts'
import { canReadCanvas, openSheet } from './canvas.ts'
import { drawText } from './nameDrawing.ts'
import { relief, traceStroke } from './nameRelief.ts'

/** Size of the picture, and of the area of the strokes in it, in px. The name of the site is below this area. */
const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 54
const STROKES_WIDTH = WIDTH - 2 * MARGIN
const STROKES_HEIGHT = 1090
/** Points per stroke. More than on the page, because the strokes are longer; the points are about as close together. */
const POINTS = 144

interface Site {
  /** The name and URL of the site, and what the picture is, as printed below the strokes. */
  readonly brand: string
  readonly address: string
  readonly claim: string
}

/**
 * Draws the picture that a visitor can save: a name in strokes, as on the page, and below it what it is, and the name and URL of the site.
 *
 * @param strokes How many strokes draw the name, and how many of them are lit.
 * @param style The computed style of the picture on the page, for its fonts and colours.
 * @returns a PNG, 1080 × 1350 px. Rejects if the browser cannot draw on a canvas or read it.
 */
export async function posterOf(
  name: string,
  strokes: StrokeCounts,
  { brand, address, claim }: Site,
  style: CSSStyleDeclaration,
): Promise<Blob> {
  const context = openSheet(WIDTH, HEIGHT)
  const family = style.fontFamily
  const drawing = canReadCanvas() && drawText(name, strokes, family, STROKES_WIDTH, STROKES_HEIGHT, POINTS)
  if (!context || !drawing) throw new Error('name-poster: this browser cannot draw on a canvas or read it.')
  context.fillStyle = style.backgroundColor
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.translate(MARGIN, MARGIN)
  for (const [index, stroke] of relief(drawing, strokes, STROKES_WIDTH, STROKES_HEIGHT).entries()) {
    context.fillStyle = index < strokes.lit ? style.outlineColor : style.color
    context.beginPath()
    traceStroke(context, stroke)
    context.fill()
  }

  const baseline = HEIGHT - 2 * MARGIN
  context.fillStyle = style.color
  context.font = `700 condensed 64px ${family}`
  context.fillText(brand, 0, baseline)
  context.textAlign = 'right'
  context.font = `600 40px ${family}`
  context.fillText(claim, STROKES_WIDTH, baseline - 44)
  context.font = `500 30px ${family}`
  context.fillText(address, STROKES_WIDTH, baseline)

  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('name-poster: the picture could not be encoded.'))),
      'image/png',
    )
  })
}
