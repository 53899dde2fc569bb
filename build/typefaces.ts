import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import type * as Content from '#content/home/headline.ts'
import type * as Fonts from '#styles/fonts/families.ts'
import { MINE, sourcesIn } from '#paths'
import { importSource } from './mine.ts'
import type { Files } from './pictures/files.ts'
import { fontOf, loadFace, openTypesetter, shaped } from './pictures/text/typesetter.ts'

/** The folder for the generated stylesheet, which src/styles/base.css imports, and for the subset fonts. */
const OUT_DIR = '.cache/fonts'

type Use = keyof typeof Fonts.families
type Lines = Pick<typeof Content, 'headline' | 'closingHeading'>
type Families = { readonly [use in Use]?: { readonly files: readonly string[] } }

/** Characters on German pages: ASCII, umlauts, ß, é è ç à ê, §, ©, quotes, dashes, ellipsis, €, ×, −, arrows. */
const GERMAN = new Set(
  (
    '20-7e a0 a7 a9 ab b0 b7 bb c4 c9 d6-d7 dc df-e0 e4 e7-ea f6 fc ' +
    '2010-2011 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 20ac 2191 2193 2212'
  )
    .split(' ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }),
)

/** How each family is used: its weights and widths, and what a page shows until it has loaded. */
const USES: Record<Use, { family: string; axes: Record<string, { min: number; max: number }>; display: 'swap' | 'optional' }> = {
  display: { family: 'Display', axes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 125 } }, display: 'swap' },
  text: { family: 'Text', axes: { wght: { min: 400, max: 700 } }, display: 'swap' },
  // `optional`: on a slow connection the system font stays.
  code: { family: 'Code', axes: { wght: { min: 400, max: 600 } }, display: 'optional' },
  mockup: { family: 'Mockup', axes: {}, display: 'swap' },
}

/** A fallback font: the width and weight of the web font that it is scaled to match, and the weights that it is used for. */
interface Fallback {
  width?: number
  weight: number
  weights: string
  /**
   * Width of text in this font relative to that of prose. It is above 1 where text is wider, for example because buttons have more
   * capitals. Chosen so that line breaks above the fold stay the same.
   */
  ratio: number
  /** Whether the fallback is only for digits, which have to be scaled differently from letters. */
  figures?: boolean
}

/** The fallbacks of the two main families. */
const FALLBACKS: Record<'display' | 'text', readonly Fallback[]> = {
  display: [
    { width: 75, weight: 700, weights: '700', ratio: 0.9969 },
    { width: 75, weight: 700, weights: '700', ratio: 1, figures: true },
    { width: 87, weight: 700, weights: '700', ratio: 0.992 },
    { width: 100, weight: 600, weights: '500 700', ratio: 1.022 },
    { width: 100, weight: 600, weights: '500 700', ratio: 1, figures: true },
    { width: 112, weight: 600, weights: '500 700', ratio: 1 },
    { width: 100, weight: 400, weights: '400', ratio: 1.028 },
    { width: 125, weight: 400, weights: '400', ratio: 1 },
  ],
  text: [
    { weight: 400, weights: '400 500', ratio: 0.9962 },
    { weight: 650, weights: '600 700', ratio: 1 },
  ],
}

/** German prose with the site's mix of letters, spaces and punctuation. */
const SAMPLE =
  'Sie erzählen mir, was Sie anbieten und für wen. Drei Tage später steht Ihre Website im Netz: eigenständig ' +
  'gestaltet, schnell geladen, bereit für Google und Sprachsuche. Die klassische Entwicklung braucht Monate, ' +
  'weil jeder Schritt auf den nächsten wartet. Hier laufen Text, Gestaltung und Technik gleichzeitig, und nach ' +
  'zweiundsiebzig Stunden prüfen wir gemeinsam jede Seite, bevor sie online geht.'

/** All digits of Arial have the same width, so this text is enough to measure them. `em` is its width in Arial. */
const FIGURES = { text: '0123456789', range: 'U+30-39', em: 5.562 }

/** Arial, fonts of the same or nearly the same widths, and the width of `SAMPLE` in em, measured in Liberation Sans. */
const REGULAR = { fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'], sampleEm: 177.527 }
const BOLD = { fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'], sampleEm: 190.466 }

/**
 * Generates .cache/fonts/typefaces.css, which declares the families of src/styles/fonts, before the site is built or served. In development,
 * generates it again when a font, the families or the headline change; Vite then updates the styles.
 */
export function typefaces(root: string): Plugin {
  let sources: readonly string[] = []
  const make = async () => {
    const { module: fonts, dependencies } = await importSource<typeof Fonts>(root, 'src/styles/fonts/families.ts')
    const { module: lines, dependencies: others } = await importSource<typeof Content>(root, 'src/content/home/headline.ts')
    sources = [...dependencies, ...others].map((file) => nameOf(file))
    await writeTypefaces(fonts.families, sourcesIn('styles/fonts', root), lines, join(root, OUT_DIR))
  }
  /** The path of a source below src/ or the owner's folder. */
  const nameOf = (file: string) =>
    relative(root, file)
      .replaceAll('\\', '/')
      .replace(new RegExp(`^(?:src|${MINE})/`), '')
  let made: Promise<void> | undefined
  return {
    name: 'typefaces',
    buildStart: () => (made ??= make()),
    async hotUpdate({ file }) {
      const name = nameOf(file)
      const isSource = name.startsWith('styles/fonts/') || sources.includes(name)
      // All environments share the stylesheet.
      if (isSource && this.environment.name === 'client') await make()
    },
  }
}

/**
 * Writes the stylesheet with the faces of all families and their fallbacks, and the subset fonts.
 *
 * If the first file of a family has only the characters of German pages, it is used as it is. Otherwise it is split into these characters
 * and the rest. All files except the first are declared as a second family, such as DisplayLatin, which comes after the first in
 * src/styles/tokens.css. If they were in the same family, Chromium would synthesise the faces that have not loaded from system fonts, once
 * for every size and weight on the page, even if none of their letters is shown.
 *
 * @throws {Error} when a file cannot be read or has no weight axis although its family needs one.
 */
export async function writeTypefaces(of: Families, fonts: Files, lines: Lines, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const rules: string[] = []
  for (const use of Object.keys(of) as Use[]) {
    const files = await germanFirst(use, of[use]?.files ?? [], fonts, outDir)
    const { family, display } = USES[use]
    for (const [index, path] of files.entries()) {
      const face = await loadFace(path)
      const { wght, wdth } = face.getAxisInfos()
      rules.push(
        fontFace({
          'font-family': index === 0 ? family : `${family}Latin`,
          src: `url('${relative(outDir, path)}') format('woff2')`,
          'font-weight': wght ? `${wght.min} ${wght.max}` : '400',
          ...(wdth && { 'font-stretch': `${wdth.min}% ${wdth.max}%` }),
          'font-display': display,
          ...(files.length > 1 && { 'unicode-range': unicodeRange(face.collectUnicodes()) }),
        }),
      )
    }
    if (files[0] && (use === 'display' || use === 'text')) rules.push(...fallbacks(use, await loadFace(files[0])))
    if (files[0] && use === 'display') rules.push(await lineSizes(files[0], lines))
  }
  await writeFile(join(outDir, 'typefaces.css'), rules.join(''))
}

/** Paths of the files of a family. The first file has only the characters of German pages. */
async function germanFirst(use: Use, files: readonly string[], fonts: Files, outDir: string): Promise<string[]> {
  const [first, ...others] = files.map((file) => {
    const path = fonts.get(file)
    if (!path)
      throw new Error(`typefaces: ${file}, which families.ts names for ${use}, is not in styles/fonts/. Put it there, or correct the name.`)
    return path
  })
  if (!first) return []
  const face = await loadFace(first)
  const available = face.getAxisInfos()
  const { axes } = USES[use]
  if ('wght' in axes && !available.wght)
    throw new Error(`typefaces: ${first} has no weights (axis wght). Choose a variable font for '${use}' in styles/fonts/families.ts.`)
  const letters = [...face.collectUnicodes()]
  const [german, rest] = [letters.filter((code) => GERMAN.has(code)), letters.filter((code) => !GERMAN.has(code))]
  if (rest.length === 0) return [first, ...others]

  const font = await readFile(first)
  const cut = async (name: string, codes: readonly number[], keepFeatures: readonly string[]) => {
    const path = join(outDir, `${basename(first, '.woff2')}-${name}.woff2`)
    const variationAxes = Object.fromEntries(Object.entries(axes).filter(([tag]) => tag in available))
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true, dropTables: ['STAT', 'MVAR', 'gasp'] } as const
    await writeFile(path, await subsetFont(font, String.fromCodePoint(...codes), options))
    return path
  }
  return [await cut('de', german, ['kern', 'tnum']), await cut('other', rest, []), ...others]
}

/** The fallbacks of a face, scaled so that lines keep their length and height when the web font loads. */
function fallbacks(use: keyof typeof FALLBACKS, face: harfbuzz.Face): string[] {
  return FALLBACKS[use].map(({ width, weight, weights, ratio, figures }) => {
    const { fonts, sampleEm } = weight < 600 ? REGULAR : BOLD
    const font = fontOf(face, { width: width ?? 100, weight })
    const { ascender, descender, lineGap } = font.hExtents()
    const scale = figures ? widthOf(FIGURES.text, font) / FIGURES.em : (ratio * widthOf(SAMPLE, font)) / sampleEm
    const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
    return fontFace({
      'font-family': `${USES[use].family}Fallback`,
      src: fonts.map((name) => `local('${name}')`).join(', '),
      ...(width && { 'font-stretch': `${width}%` }),
      'font-weight': weights,
      ...(figures && { 'unicode-range': FIGURES.range }),
      'size-adjust': percent(scale / face.upem),
      'ascent-override': percent(ascender / scale),
      'descent-override': percent(-descender / scale),
      'line-gap-override': percent(lineGap / scale),
    })
  })
}

/**
 * The font sizes of lines on the home page, in cqi, with which each fills the width of its container whatever the font: those of the
 * headline, whose fast half is on one line or, below 768 px, on two, and the longest fast line of the heading above the contact form. The percentages compensate for letter spacing and for ink outside
 * the advance width.
 */
async function lineSizes(path: string, { headline, closingHeading }: Lines): Promise<string> {
  const { measure } = await openTypesetter(path)
  const fast = headline.lit.trim()
  const [first = ''] = fast.split(' ')
  const widthOfFast = (text: string) => measure(text, { width: 75, weight: 700 }).advance
  const longest = closingHeading.fast.reduce((one, other) => (widthOfFast(other) > widthOfFast(one) ? other : one))
  const lines = [
    ['hero-condensed', fast, 75, 700, 100.4],
    ['hero-condensed-1', first, 75, 700, 99.7],
    ['hero-condensed-2', fast.slice(first.length + 1), 75, 700, 99.7],
    ['hero-expanded', headline.rest, 125, 400, 100.5],
    ['closing', closingHeading.fast.join(' '), 75, 700, 101.09],
    ['closing-2', longest, 75, 700, 101.22],
  ] as const
  const sizes = lines.map(([name, text, width, weight, sharePercent]) => {
    return `  --fs-${name}: ${(sharePercent / measure(text, { width, weight }).advance).toFixed(2)}cqi;\n`
  })
  // Width of the first word and the space after it. It is the minimum width of the first word on the page, so that the second word begins
  // at the same place in the fallback as in the web font.
  const firstEm = widthOfFast(`${first} `)
  return `:root {\n${sizes.join('')}  --hero-condensed-1: ${firstEm.toFixed(3)}em;\n}\n`
}

/** Advance width of a text, in font units. */
function widthOf(text: string, font: harfbuzz.Font): number {
  return shaped(text, font).reduce((width, { xAdvance = 0 }) => width + xAdvance, 0)
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  return `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`
}

function unicodeRange(codes: Iterable<number>): string {
  const ranges: [first: number, last: number][] = []
  for (const code of [...codes].toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(', ')
}
