import { convert } from 'fontverter'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { loadFace } from '../pictures/text/typesetter.ts'
import type { FirstLetters } from './firstLetters.ts'

/** The family names of the embedded subsets (src/styles/tokens.css). */
const FAMILIES = { display: 'DisplayFirst', text: 'TextFirst' }

/** Size of an empty `name` table: version, number of records, offset of the strings. */
const NAME_HEADER_BYTES = 6

/**
 * The first view's letters as embedded fonts, in the format that src/boot/firstFaces.ts reads: in an attribute, because rules in
 * a style element would need a separate hash in the policy for each page.
 *
 * A subset is the variable font at one point of its axes, with its kerning, so that nothing shifts when the full family loads.
 *
 * @param files The variable fonts to subset.
 */
export async function firstFaces(cuts: readonly FirstLetters[], files: Readonly<Record<FirstLetters['family'], string>>): Promise<string> {
  const faces = cuts.map(async (cut) => {
    const { family, weight, stretch, tabular, letters } = cut
    const axes = (await loadFace(files[family])).getAxisInfos()
    const sfnt = await subsetFont(await readFile(files[family]), letters, {
      targetFormat: 'sfnt',
      variationAxes: { ...(axes.wght && { wght: weight }), ...(axes.wdth && { wdth: stretch }) },
      keepFeatures: tabular ? ['kern', 'tnum'] : ['kern'],
      noHinting: true,
      // Keeps GDEF, although it is small in the end: kerning takes its variations along the axes from there.
      dropTables: tabular ? ['gasp'] : ['gasp', 'GSUB'],
    })
    const font = await convert(withoutNames(sfnt), 'woff2')
    return [FAMILIES[family], weight, `${stretch}%`, font.toString('base64')].join(' ')
  })
  return (await Promise.all(faces)).join()
}

/**
 * The font with an empty `name` table, which browsers require but do not read. The full family, loaded later, names its makers
 * and its licence.
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
