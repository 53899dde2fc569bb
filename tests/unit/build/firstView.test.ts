import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstViewFaces, withFirstDrawings } from '../../../src/build/firstView.ts'
import { openTypesetter } from '../../../src/pictures/text/typesetter.ts'

const fonts = fileURLToPath(new URL('../../../src/styles/fonts/', import.meta.url))
const whole = `${fonts}special-gothic-de.woff2`

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'first-view-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** The letters of a text as the one face that a page would bring along. */
async function faceOf(text: string, { weight = 700, stretch = 75, tabular = false, family = 'Special Gothic Variable' } = {}) {
  const css = await firstViewFaces([{ family, weight, stretch, tabular, letters: [...new Set(text)].toSorted().join('') }], fonts)
  const data = /base64,([^)]*)\)/.exec(css)?.[1] ?? ''
  const file = join(dir, `${weight}-${stretch}-${tabular}.woff2`)
  await writeFile(file, Buffer.from(data, 'base64'))
  return { css, file }
}

describe('the letters of the first view', () => {
  it('are a face of the family that stands behind the whole one', async () => {
    const { css } = await faceOf('Tag 3')

    expect(css).toMatch(
      /^@font-face\{font-family:Special Gothic First;font-weight:700;font-stretch:75%;src:url\(data:font\/woff2;base64,[\w+/=]+\)\}$/,
    )
  })

  for (const [text, weight, stretch] of [
    ['Websites in 3 Tagen', 700, 75],
    ['statt 3 Monaten', 400, 125],
    ['Minuten Audit, kostenlos', 600, 100],
    ['Was Tag für Tag „Voll“ läuft', 700, 87],
  ] as const) {
    it(`set '${text}' exactly as long as the whole family does, so that nothing moves when it arrives`, async () => {
      const cut = { width: stretch, weight }
      const { file } = await faceOf(text, { weight, stretch })
      const first = (await openTypesetter(file)).measure(text, cut)
      const then = (await openTypesetter(whole)).measure(text, cut)

      // A thousandth of the size a letter: outlines and advances of a cut are whole units.
      expect(Math.abs(first.advance - then.advance)).toBeLessThan(text.length * 0.001)
      expect(first.advance).toBeGreaterThan(4)
    })
  }

  it('are no others', async () => {
    const { set } = await openTypesetter((await faceOf('Tag 3')).file)

    expect(set('Tag 3', { width: 75, weight: 700 }, { x: 0, y: 0, sizePx: 10 })).not.toBe('')
    expect(() => set('Tagen', { width: 75, weight: 700 }, { x: 0, y: 0, sizePx: 10 })).toThrow("has no 'e'")
  })

  it('weigh at most 2.5 KB for the headline of the start page', async () => {
    const { file } = await faceOf('Websites in 3 Tagen')

    expect((await readFile(file)).length).toBeLessThan(2_500)
  })

  it('hold figures of one width where they are shown', async () => {
    const plain = await faceOf('0123456789')
    const tabular = await faceOf('0123456789', { tabular: true })

    expect((await readFile(tabular.file)).length).toBeGreaterThan((await readFile(plain.file)).length + 100)
  })

  it('come from no family that the site does not have', async () => {
    await expect(faceOf('a', { family: 'Comic Sans' })).rejects.toThrow("'Comic Sans' is no family of this site")
  })
})

describe('the drawings of the first view', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="10"><path d="M0 0 L5,5" fill="#170d26" stroke='red'/><text>50 % "Tag" & ü</text></svg>`
  const eager = (src: string) =>
    `<img class="x" src="${src}" alt="" width="10" height="10" loading="eager" fetchPriority="high" decoding="async"/>`
  const late = (src: string) => `<img src="${src}" alt="" width="10" height="10" loading="lazy" fetchPriority="auto" decoding="async"/>`

  beforeAll(async () => {
    await mkdir(join(dir, 'bilder'))
    await writeFile(join(dir, 'bilder/a-1.svg'), drawing)
  })

  it('stand in the page as they are in their file, and are not fetched ahead', async () => {
    const ahead = '<link rel="preload" as="image" href="/bilder/a-1.svg" fetchPriority="high"/>'
    const html = await withFirstDrawings(`${ahead}<main>${eager('/bilder/a-1.svg')}</main>`, dir)
    const src = /src="([^"]*)"/.exec(html)?.[1] ?? ''

    expect(html).toBe(`<main>${eager(src)}</main>`)
    expect(src).toMatch(/^data:image\/svg\+xml,[\w%.~!*'():;,/=@-]+$/)
    expect(decodeURIComponent(src.slice('data:image/svg+xml,'.length))).toBe(drawing)
  })

  it('leave pictures further down and photos where they are', async () => {
    const photo = `<picture><source type="image/avif" srcSet="/bilder/p-1.avif 320w"/>${eager('/bilder/p-1.webp')}</picture>`
    const html = late('/bilder/a-1.svg') + photo

    expect(await withFirstDrawings(html, dir)).toBe(html)
  })
})
