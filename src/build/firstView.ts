import { convert } from 'fontverter'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * The first view of a page in one file: the letters it is set in and its pictures travel in the document. Whatever a page
 * needs besides its document for the first paint costs a round trip or three on a phone; a few kilobytes more do not.
 */

/** Letters of one cut of one family that the first view of a page shows, as `scripts/first-view.mjs` found them. */
export interface FirstLetters {
  family: string
  /** 100 to 900. */
  weight: number
  /** Width of the letters in percent of the normal one. */
  stretch: number
  /** True where figures of one width are shown. */
  tabular: boolean
  /** Every letter once, sorted. */
  letters: string
}

/** The letters of each page by its address. A page that is missing is shown in its stand-ins first. */
export type FirstView = Readonly<Record<string, readonly FirstLetters[]>>

/** The variable fonts that cuts are taken from, with their axes and the family under which a page finds the letters first. */
const FAMILIES: Record<string, { file: string; name: string; axes: (cut: FirstLetters) => Record<string, number> }> = {
  'Special Gothic Variable': {
    file: 'special-gothic-de.woff2',
    name: 'Special Gothic First',
    axes: ({ weight, stretch }) => ({ wght: weight, wdth: stretch }),
  },
  'Instrument Sans Variable': {
    file: 'instrument-sans-de.woff2',
    name: 'Instrument Sans First',
    axes: ({ weight }) => ({ wght: weight }),
  },
}

/** What is left of a table of names without names: its version, their number, where they would be. */
const NAME_HEADER_BYTES = 6

/**
 * The letters as font faces that need no request: rules for a style block of the page.
 *
 * A cut is the variable font at one point of its axes with its kerning, so that nothing moves when the whole family arrives.
 *
 * @param fontsDir Folder with the variable fonts.
 * @throws {Error} when a family is not one of the site's two.
 */
export async function firstViewFaces(cuts: readonly FirstLetters[], fontsDir: string): Promise<string> {
  const faces = cuts.map(async (cut) => {
    const family = FAMILIES[cut.family]
    if (!family) throw new Error(`first view: '${cut.family}' is no family of this site. They stand in src/build/firstView.ts.`)
    const letters = await subsetFont(await readFile(join(fontsDir, family.file)), cut.letters, {
      targetFormat: 'sfnt',
      variationAxes: family.axes(cut),
      keepFeatures: cut.tabular ? ['kern', 'tnum'] : ['kern'],
      noHinting: true,
      // Not GDEF, although it is small in the end: kerning takes its changes along the axes from there.
      dropTables: cut.tabular ? ['gasp'] : ['gasp', 'GSUB'],
    })
    const font = await convert(withoutNames(letters), 'woff2')
    return (
      `@font-face{font-family:${family.name};font-weight:${cut.weight};font-stretch:${cut.stretch}%;` +
      `src:url(data:font/woff2;base64,${font.toString('base64')})}`
    )
  })
  return (await Promise.all(faces)).join('')
}

/**
 * The font with nothing in its table of names, which browsers want to be there but do not read. The whole family, which
 * follows, names its makers and its licence.
 *
 * Format: OpenType 1.9, table directory and `name`.
 */
function withoutNames(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt)
  const tableCount = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * tableCount; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue
    const names = font.readUInt32BE(entry + 8)
    font.writeUInt16BE(0, names + 2)
    font.writeUInt16BE(NAME_HEADER_BYTES, names + 4)
    font.writeUInt32BE(NAME_HEADER_BYTES, entry + 12)
  }
  return font
}

/** Drawings that React marks as wanted at once, and its orders to fetch them ahead, which come before the markup. */
const FIRST_DRAWING = /(<img [^>]*?\bsrc=")(\/bilder\/[^"]+\.svg)("[^>]*\bfetchPriority="high")/g
const FETCHED_AHEAD = /<link rel="preload" as="image" href="\/bilder\/[^"]+\.svg" fetchPriority="high"\/>/g

/**
 * The markup with the drawings of its first view inside. React takes it over as it is: it compares no attributes.
 *
 * @param outDir Folder that addresses of pictures are relative to.
 */
export async function withFirstDrawings(html: string, outDir: string): Promise<string> {
  const sources = new Map<string, string>()
  for (const [, , src = ''] of html.matchAll(FIRST_DRAWING)) sources.set(src, svgDataUrl(await readFile(join(outDir, src), 'utf8')))
  return html
    .replace(FETCHED_AHEAD, '')
    .replace(FIRST_DRAWING, (_, before: string, src: string, after: string) => before + sources.get(src) + after)
}

/** What encodeURIComponent escapes although a URL and a quoted attribute may hold it; as it is it compresses better. */
const LEFT_AS_IT_IS = /%(?:2[CF]|3[ABD]|40)/g

/** An SVG file as the address of itself, fit for a quoted attribute. Percent signs compress; base64 would not. */
function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(LEFT_AS_IT_IS, decodeURIComponent)}`
}
