import { convert } from 'fontverter'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { loadFace } from '../pictures/text/typesetter.ts'
import type { FirstLetters } from './firstLetters.ts'

/** The families of the cuts (src/styles/tokens.css). */
const FAMILIES = { display: 'DisplayFirst', text: 'TextFirst' }

/** What is left of a table of names without names: its version, their number, where they would be. */
const NAME_HEADER_BYTES = 6

/**
 * The letters as font faces that need no request, in the form that src/boot/firstFaces.ts reads: in an attribute, since rules in a
 * style element would need a hash of their own in the policy, page by page.
 *
 * A cut is the variable font at one point of its axes with its kerning, so that nothing moves when the whole family arrives.
 *
 * @param files The variable fonts that cuts are taken from.
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
      // Not GDEF, although it is small in the end: kerning takes its changes along the axes from there.
      dropTables: tabular ? ['gasp'] : ['gasp', 'GSUB'],
    })
    const font = await convert(withoutNames(sfnt), 'woff2')
    return [FAMILIES[family], weight, `${stretch}%`, font.toString('base64')].join(' ')
  })
  return (await Promise.all(faces)).join()
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
