import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteTokens, Tokens } from '#build/colours/tokens.ts'
import { cards } from '#content/cards.ts'
import type { ArticleCard } from '#content/types.ts'
import { headlineBound } from '#content/home/headline.ts'
import { buildSocialCards, drawArticleCard } from '#build/pictures/socialCards.ts'
import { openTypesetter } from '#build/pictures/text/typesetter.ts'
import { coverOfArticle } from '#pictures/names.ts'
import type { PictureManifest } from '#pictures/names.ts'
import { temporaryFolder } from '../../temporary.ts'

const font = join(process.cwd(), 'tests/fixture/styles/fonts/special-gothic-de.woff2')
const brand = 'Drei Tage'
const days = { ai: 3, classic: 90 }
const article = (title: string, slug = 'bild'): ArticleCard => ({ kind: 'article', title, minutes: 5, cover: coverOfArticle(slug) })
const size = { width: 960, height: 600 }
const pictures: Partial<PictureManifest> = {
  'cover-bild': { kind: 'drawing', src: '/bilder/bild.svg', ...size },
  'cover-foto': { kind: 'photo', src: '/bilder/foto.jpg', ...size, sources: [] },
}

/** A site with two pictures: a red photo and a green drawing. */
async function openSite() {
  const root = await temporaryFolder()
  const [outDir, cacheDir] = [join(root, 'out'), join(root, 'cache')]
  const folder = join(outDir, 'karten')
  await mkdir(join(outDir, 'bilder'), { recursive: true })
  await sharp({ create: { ...size, channels: 3, background: '#f00' } }).toFile(join(outDir, 'bilder/foto.jpg'))
  const green = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><path fill="#00ff00" d="M0 0h960v600H0z"/></svg>'
  await writeFile(join(outDir, 'bilder/bild.svg'), green)
  const build = (of: typeof cards, tokens = siteTokens()) =>
    buildSocialCards({ outDir, cacheDir, pictures, brand, days, font, cards: of, tokens })
  return { folder, cacheDir, build, written: async () => (await readdir(folder)).toSorted() }
}

// tests/built/pages.test.ts checks the dimensions and file sizes of the cards.
it('writes a card for each page, keeps it, and removes those no longer needed', async () => {
  const { build, cacheDir, folder, written } = await openSite()
  const two = { '/': cards['/']!, '/blog/ki': article('KI und Kreativität') }
  const built = await build(two)
  const [start, ki] = [basename(built['/']!.src), basename(built['/blog/ki']!.src)]

  expect(built['/']).toMatchObject({ width: 1200, height: 630, alt: `Drei Tage: ${headlineBound.join(' ')}` })
  expect(start).toMatch(/^start-[0-9a-f]{12}\.png$/)
  expect(built['/blog/ki']).toMatchObject({ alt: 'Drei Tage: KI und Kreativität' })
  expect(await written()).toEqual([ki, start].toSorted())

  await writeFile(join(cacheDir, ki), 'from the cache')
  await build(two)
  expect(await readFile(join(folder, ki), 'utf8')).toBe('from the cache')

  const other = basename((await build({ '/': cards['/blog']! }))['/']!.src)
  expect(other).not.toBe(start)
  expect([await written(), await readdir(cacheDir)]).toEqual([[other], [other]])
})

it('draws a card anew when the colours of the site have changed', async () => {
  const { build, folder } = await openSite()
  const own = new Tokens("@import '../../src/styles/tokens.css';\n:root {\n  --hue: 145;\n}", 'mine/styles/tokens.css')
  const one = { '/': cards['/']! }
  const [before, after] = [await build(one), await build(one, own)]

  expect(after['/']!.src).not.toBe(before['/']!.src)
  const { dominant } = await sharp(join(folder, basename(after['/']!.src))).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)
})

it('shows the cover of the article: a photo or a drawing', async () => {
  const { build, folder } = await openSite()
  const built = await build({ foto: article('Foto', 'foto'), bild: article('Bild') })
  /** The red, green and blue in the middle of a card's cover. */
  const coverOf = async (slug: string) => {
    const card = sharp(join(folder, basename(built[slug]!.src))).extract({ left: 900, top: 300, width: 1, height: 1 })
    return [...(await card.removeAlpha().toColourspace('srgb').raw().toBuffer())]
  }

  expect(await coverOf('foto')).toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)])
  expect(await coverOf('bild')).toEqual([0, 255, 0])
})

it('reports a title that is too long for a card', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente und vieles mehr'
  const setter = await openTypesetter(font)

  expect(() => drawArticleCard(article(title), brand, setter, '')).toThrow('does not fit on a preview card')
})
