import { convert } from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { readFile } from 'node:fs/promises'

/** An instance of a variable font. */
export interface Cut {
  /** `wdth`, in per cent. */
  readonly width: number
  /** `wght`. */
  readonly weight: number
}

/** Extent of a line in em: its advance width, the left and right edges of its ink, and how far it reaches below the baseline. */
interface LineExtent {
  readonly advance: number
  readonly left: number
  readonly right: number
  readonly depth: number
}

export interface Typesetter {
  measure(text: string, cut: Cut): LineExtent
  /** Path data of a line of text whose baseline begins at (x, y). The y axis points down. */
  set(text: string, cut: Cut, at: { readonly x: number; readonly y: number; readonly sizePx: number }): string
}

interface PlacedGlyph {
  readonly glyph: number
  readonly x: number
}

/** Reads the font in a WOFF2 file. */
export async function loadFace(woff2Path: string): Promise<harfbuzz.Face> {
  return new harfbuzz.Face(new harfbuzz.Blob(await convert(await readFile(woff2Path), 'sfnt')))
}

export function fontOf(face: harfbuzz.Face, { width, weight }: Cut): harfbuzz.Font {
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wdth', width), new harfbuzz.Variation('wght', weight)])
  return font
}

/** The glyphs of a text, kerned, in font units. */
export function shaped(text: string, font: harfbuzz.Font) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/**
 * Opens a variable font in a WOFF2 file, to set text as outlines. The text is kerned and does not depend on system fonts.
 *
 * @throws {Error} when the file cannot be read. The returned functions throw when a text has a character that the font lacks.
 */
export async function openTypesetter(woff2Path: string): Promise<Typesetter> {
  const face = await loadFace(woff2Path)
  const unitsPerEm = face.upem

  const shape = (text: string, cut: Cut) => {
    const font = fontOf(face, cut)
    const glyphs: PlacedGlyph[] = []
    let pen = 0
    for (const { codepoint: glyph, cluster, xAdvance = 0, xOffset = 0 } of shaped(text, font)) {
      if (glyph === 0)
        throw new Error(
          `typesetter: ${woff2Path} has no '${text.slice(cluster, cluster + 1)}', which '${text}' needs. Write the text without it, or choose another font in styles/fonts/families.ts.`,
        )
      glyphs.push({ glyph, x: pen + xOffset })
      pen += xAdvance
    }
    return { font, glyphs, advance: pen }
  }

  return {
    measure: (text, cut) => {
      const { font, glyphs, advance } = shape(text, cut)
      let [left, right, depth] = [advance, 0, 0]
      for (const { glyph, x } of glyphs) {
        const box = font.glyphExtents(glyph)
        if (!box?.width) continue
        left = Math.min(left, x + box.xBearing)
        right = Math.max(right, x + box.xBearing + box.width)
        depth = Math.max(depth, -(box.yBearing + box.height)) // height counts downwards, so it is negative
      }
      return { advance: advance / unitsPerEm, left: left / unitsPerEm, right: right / unitsPerEm, depth: depth / unitsPerEm }
    },
    set: (text, cut, { x, y, sizePx }) => {
      const { font, glyphs } = shape(text, cut)
      return glyphs.map((placed) => outline(font, placed, x, y, sizePx / unitsPerEm)).join('')
    },
  }
}

function outline(font: harfbuzz.Font, { glyph, x: glyphX }: PlacedGlyph, x: number, y: number, scale: number): string {
  const point = (values: readonly number[]) =>
    values.map((value, i) => (i % 2 === 0 ? x + (glyphX + value) * scale : y - value * scale).toFixed(2)).join(' ')
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => `${type}${point(values)}`)
    .join('')
}
