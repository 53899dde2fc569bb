import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteTokens, Tokens } from '#build/colours/tokens.ts'
import { pageCards } from '#content/cards.ts'
import { headlineBound } from '#content/home/headline.ts'
import { buildSocialCards, drawArticleCard } from '#build/pictures/socialCards.ts'
import type { SocialCard } from '#build/pictures/socialCards.ts'
import { openTypesetter } from '#build/pictures/text/typesetter.ts'
import { temporaryFolder } from '../../temporary.ts'

const font = fileURLToPath(new URL('../../../fixture/styles/fonts/special-gothic-de.woff2', import.meta.url))
const brand = 'Drei Tage'
const days = { ai: 3, classic: 90 }
const article = (slug: string, title = slug, minutes = 5) => ({ kind: 'article', title, minutes, slug }) as const

async function openSite() {
  const root = await temporaryFolder()
  const [outDir, cacheDir] = [join(root, 'out'), join(root, 'cache')]
  return {
    root,
    outDir,
    cacheDir,
    build: (cards: Record<string, SocialCard>, tokens = siteTokens(), articles = new Map<string, string>()) =>
      buildSocialCards({ outDir, cacheDir, brand, days, font, cards, tokens, articles }),
    written: async () => (await readdir(outDir)).toSorted(),
  }
}

// tests/built/pages.test.ts checks the dimensions and file sizes of the cards.
it('writes a card for each page, keeps it, and removes those no longer needed', async () => {
  const { build, cacheDir, outDir, written } = await openSite()
  const cards = { '/': pageCards['/']!, '/blog/ki': article('', 'KI und Kreativität') }
  const built = await build(cards)
  const [start, ki] = [basename(built['/']!.src), basename(built['/blog/ki']!.src)]

  expect(built['/']).toEqual({
    src: expect.stringMatching(/^\/karten\/start-[0-9a-f]{12}\.png$/),
    width: 1200,
    height: 630,
    alt: `Drei Tage: ${headlineBound.join(' ')}`,
  })
  expect(built['/blog/ki']).toMatchObject({ alt: 'Drei Tage: KI und Kreativität' })
  expect(await written()).toEqual([ki, start].toSorted())

  await writeFile(join(cacheDir, ki), 'from the cache')
  await build(cards)
  expect(await readFile(join(outDir, ki), 'utf8')).toBe('from the cache')

  const other = basename((await build({ '/': pageCards['/blog']! }))['/']!.src)
  expect(other).not.toBe(start)
  expect([await written(), await readdir(cacheDir)]).toEqual([[other], [other]])
})

it('draws a card anew when the colours of the site have changed', async () => {
  const { build, outDir } = await openSite()
  const own = new Tokens("@import '../../src/styles/tokens.css';\n:root {\n  --hue: 145;\n}", 'mine/styles/tokens.css')
  const cards = { '/': pageCards['/']! }
  const [before, after] = [await build(cards), await build(cards, own)]

  expect(after['/']!.src).not.toBe(before['/']!.src)
  const { dominant } = await sharp(join(outDir, basename(after['/']!.src))).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)
})

it('shows the cover of the article: a photo or a drawing', async () => {
  const { build, root, outDir } = await openSite()
  const files = {
    'foto.md': '',
    'bild.md': '',
    'foto.png': await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#f00' } })
      .png()
      .toBuffer(),
    'bild.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><path fill="#00ff00" d="M0 0h960v600H0z"/></svg>',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  const articles = new Map(Object.keys(files).map((name) => [name, join(root, name)]))
  const built = await build({ foto: article('foto'), bild: article('bild') }, siteTokens(), articles)
  /** The red, green and blue in the middle of a card's cover. */
  const coverOf = async (slug: string) => {
    const card = sharp(join(outDir, basename(built[slug]!.src))).extract({ left: 900, top: 300, width: 1, height: 1 })
    return [...(await card.removeAlpha().toColourspace('srgb').raw().toBuffer())]
  }

  expect(await coverOf('foto')).toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)])
  expect(await coverOf('bild')).toEqual([0, 255, 0])
})

it('reports a title that is too long for a card', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente und vieles mehr'
  const setter = await openTypesetter(font)

  expect(() => drawArticleCard(article('', title), brand, setter, '')).toThrow('does not fit on a preview card')
})
