import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstFaces } from '../../../src/build/firstFaces.ts'
import { openTypesetter } from '../../../src/pictures/text/typesetter.ts'

const whole = fileURLToPath(new URL('../../fixture/fonts/special-gothic-de.woff2', import.meta.url))

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'first-view-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** The first-view font subset for the characters of a text, as a page would inline it. */
async function faceOf(text: string, { weight = 700, stretch = 75, tabular = false } = {}) {
  const letters = [...new Set(text)].toSorted().join('')
  const face = await firstFaces([{ family: 'display', weight, stretch, tabular, letters }], { display: whole, text: whole })
  const file = join(dir, `${weight}-${stretch}-${tabular}.woff2`)
  await writeFile(file, Buffer.from(face.split(' ')[3] ?? '', 'base64'))
  return { face, file }
}

describe('the font subsets of the first view', () => {
  it('are named by their family, weight and width', async () => {
    expect((await faceOf('Tag 3')).face).toMatch(/^DisplayFirst 700 75% [\w+/=]{800,}$/)
  })

  for (const [text, weight, stretch] of [
    ['Websites in 3 Tagen', 700, 75],
    ['statt 3 Monaten', 400, 125],
    ['Kostenlose Analyse sichern', 600, 100],
    ['Was Tag für Tag „Voll“ läuft', 700, 87],
  ] as const) {
    it(`set '${text}' in the same width as the full family, so that nothing shifts when that loads`, async () => {
      const cut = { width: stretch, weight }
      const { file } = await faceOf(text, { weight, stretch })
      const first = (await openTypesetter(file)).measure(text, cut)
      const then = (await openTypesetter(whole)).measure(text, cut)

      // A thousandth of an em per letter: outlines and advances of an instance are rounded to whole units.
      expect(Math.abs(first.advance - then.advance)).toBeLessThan(text.length * 0.001)
      expect(first.advance).toBeGreaterThan(4)
    })
  }

  it('contain no other characters', async () => {
    const { set } = await openTypesetter((await faceOf('Tag 3')).file)

    expect(set('Tag 3', { width: 75, weight: 700 }, { x: 0, y: 0, sizePx: 10 })).not.toBe('')
    expect(() => set('Tagen', { width: 75, weight: 700 }, { x: 0, y: 0, sizePx: 10 })).toThrow("has no 'e'")
  })

  it('weigh at most 2.5 KB for the headline of the start page', async () => {
    const { file } = await faceOf('Websites in 3 Tagen')

    expect((await readFile(file)).length).toBeLessThan(2_500)
  })

  it('contain tabular figures where they are used', async () => {
    const plain = await faceOf('0123456789')
    const tabular = await faceOf('0123456789', { tabular: true })

    expect((await readFile(tabular.file)).length).toBeGreaterThan((await readFile(plain.file)).length + 100)
  })
})
