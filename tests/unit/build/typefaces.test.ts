import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '#paths'
import { writeTypefaces } from '#build/typefaces.ts'
import { headline } from '#content/home/headline.ts'
import { loadFace, openTypesetter } from '#build/pictures/text/typesetter.ts'
import { families } from '#styles/fonts/families.ts'
import { temporaryFolder } from '../temporary.ts'

const fixture = join(process.cwd(), 'tests/fixture/styles/fonts')
/** The template's, because an owner may change it. */
const closingHeading = { fast: ['Ihre', 'drei Tage'], slow: 'beginnen hier.' } as const

const sampleFonts = new Map(readdirSync(fixture).map((file) => [file, join(fixture, file)]))

/** The folder with the fonts, and the stylesheet. */
async function writtenOf(of: Parameters<typeof writeTypefaces>[0], fonts = sampleFonts) {
  const dir = await temporaryFolder()
  await writeTypefaces(of, fonts, { headline, closingHeading }, dir)
  return { dir, css: await readFile(join(dir, 'typefaces.css'), 'utf8') }
}

/** The declared font faces with their descriptors. */
async function facesOf(...options: Parameters<typeof writtenOf>) {
  const { dir, css } = await writtenOf(...options)
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const descriptors = [...body.matchAll(/([\w-]+): ([^;]*);/g)].map(([, name, value]) => [name, value])
    const path = join(dir, /url\('([^']*)'\)/.exec(body)?.[1] ?? '')
    return { ...Object.fromEntries(descriptors), path } as Record<string, string>
  })
}

/** The code points of a `unicode-range`. */
function codesIn(range = ''): number[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = (part.match(/[\dA-F]+/gi) ?? []).map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

it('each font of the template is in one family', () => {
  const fonts = readdirSync('src/styles/fonts').filter((file) => file.endsWith('.woff2'))
  const named = Object.values(families).flatMap(({ files }) => [...files])
  expect(named.toSorted()).toEqual(fonts.toSorted())
})

const display = { files: ['special-gothic-de.woff2'] }

it('a family whose file contains only what German pages need is declared with the unchanged file, in the weights and widths that it has', async () => {
  expect((await facesOf({ display }))[0]).toMatchObject({
    'font-family': 'Display',
    'font-weight': '400 700',
    'font-stretch': '75% 125%',
    'font-display': 'swap',
    path: join(fixture, 'special-gothic-de.woff2'),
  })
})

it('sizes the lines of the headline and of the heading above the form so that each fills its width', async () => {
  const { css } = await writtenOf({ display })
  const sizes = Object.fromEntries([...css.matchAll(/--fs-([\w-]+): ([\d.]+)cqi;/g)].map(([, line, cqi]) => [line, Number(cqi)]))
  const { measure } = await openTypesetter(join(fixture, 'special-gothic-de.woff2'))
  const fast = measure(headline.lit.trim(), { width: 75, weight: 700 }).advance
  const slow = measure(headline.rest, { width: 125, weight: 400 }).advance

  expect(Object.keys(sizes)).toEqual(['hero-condensed', 'hero-condensed-1', 'hero-condensed-2', 'hero-expanded', 'closing', 'closing-2'])
  expect(sizes['hero-condensed-1']).toBeCloseTo(30, 1)
  expect(sizes['hero-condensed']! * fast).toBeCloseTo(100.4, 0)
  expect(sizes['hero-expanded']! * slow).toBeCloseTo(100.5, 0)
  expect(sizes.closing).toBeCloseTo(21.25, 2)
  // 'drei Tage', which is longer than 'Ihre'.
  expect(sizes['closing-2']).toBeCloseTo(31.55, 2)
})

it('further files are families with the unicode-range of their characters', async () => {
  const files = ['special-gothic-de.woff2', 'special-gothic-latin.woff2']
  const [german, latin] = await facesOf({ display: { files } })

  expect([german?.['font-family'], latin?.['font-family']]).toEqual(['Display', 'DisplayLatin'])
  for (const face of [german, latin]) expect(codesIn(face?.['unicode-range'])).toEqual([...(await loadFace(face!.path!)).collectUnicodes()])
})

it('a family whose file contains more is split into the German characters and the rest, loaded only by pages that use them', async () => {
  const [german, rest] = await facesOf({ text: { files: ['special-gothic-latin.woff2'] } })
  const [first, then] = [german, rest].map((face) => codesIn(face?.['unicode-range']).map((code) => String.fromCodePoint(code)))

  expect(german).toMatchObject({ 'font-family': 'Text', 'font-weight': '400 700' })
  expect(german?.path).toMatch(/\/special-gothic-latin-de\.woff2$/)
  expect(rest).toMatchObject({ 'font-family': 'TextLatin', path: expect.stringMatching(/\/special-gothic-latin-other\.woff2$/) })
  expect([...'@#«Ññ™'].filter((letter) => first?.includes(letter))).toEqual([...'@#«'])
  expect([...'@#«Ññ™'].filter((letter) => then?.includes(letter))).toEqual([...'Ññ™'])
  const { measure } = await openTypesetter(german!.path!)
  const whole = await openTypesetter(join(fixture, 'special-gothic-latin.woff2'))
  const cut = { width: 75, weight: 700 }
  expect(measure('@', cut).advance).toBe(whole.measure('@', cut).advance)
})

it('a family is refused without a weight axis when the site uses several weights', async () => {
  await expect(facesOf({ text: { files: ['instrument-serif-de.woff2'] } })).rejects.toThrow(
    'instrument-serif-de.woff2 has no weights (axis wght). Choose a variable font for ',
  )
})

it('covers the German characters with the first file of both page families', async () => {
  const { display: displayed, text } = families
  const faces = await facesOf({ display: displayed, text }, sourcesIn('styles/fonts'))
  for (const family of ['Display', 'Text']) {
    const face = faces.find((one) => one['font-family'] === family)
    const letters = new Set((await loadFace(face!.path!)).collectUnicodes())
    for (const letter of 'AZazÄÖÜäöüß0123456789€%„“–…') expect(letters.has(letter.codePointAt(0)!), `${family}: ${letter}`).toBe(true)
  }
})
