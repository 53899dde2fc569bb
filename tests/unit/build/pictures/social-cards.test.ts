import { readdirSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteTokens, Tokens } from '#build/colours/tokens.ts'
import { pageCards } from '#content/cards.ts'
import { headlineBound } from '#content/home/headline.ts'
import { buildSocialCards, drawArticleCard, drawPageCard } from '#build/pictures/social-cards.ts'
import type { SocialCard } from '#build/pictures/social-cards.ts'
import { openTypesetter } from '#build/pictures/text/typesetter.ts'
import type { Typesetter } from '#build/pictures/text/typesetter.ts'
import { temporaryFolder } from './temporary.ts'

const fontPath = fileURLToPath(new URL('../../../fixture/styles/fonts/special-gothic-de.woff2', import.meta.url))
const article: SocialCard = {
  kind: 'article',
  title: 'KI und Kreativität: Warum keine zwei Websites gleich sind',
  minutes: 8,
  slug: 'ki-kreativitaet-individuelle-webseite',
}
/** A card of an article without a cover. */
const short = (minutes: number, setter: Typesetter) =>
  drawArticleCard({ kind: 'article', title: 'Kurz', minutes, slug: '' }, 'Drei Tage', setter, '')

// tests/built/pages.test.ts checks the dimensions and file sizes of the cards.
it('writes a card for each page, keeps it, and removes those no longer needed', async () => {
  const root = await temporaryFolder()
  const folders = { outDir: join(root, 'out'), cacheDir: join(root, 'cache') }
  const site = {
    brand: 'Drei Tage',
    days: { ai: 3, classic: 90 },
    font: fontPath,
    articles: new Map<string, string>(),
    tokens: siteTokens(),
  }
  const build = (cards: Record<string, SocialCard>) => buildSocialCards({ ...folders, ...site, cards })
  const files = async () => (await readdir(folders.outDir)).toSorted()
  const cards = { '/': pageCards['/']!, '/blog/ki': { ...article, slug: '' } }
  const built = await build(cards)
  const [start, ki] = [basename(built['/']!.src), basename(built['/blog/ki']!.src)]

  expect(built['/']).toEqual({
    src: expect.stringMatching(/^\/karten\/start-[0-9a-f]{12}\.png$/),
    width: 1200,
    height: 630,
    alt: `Drei Tage: ${headlineBound.join(' ')}`,
  })
  expect(built['/blog/ki']).toMatchObject({ alt: 'Drei Tage: KI und Kreativität: Warum keine zwei Websites gleich sind' })
  expect(await files()).toEqual([ki, start].toSorted())

  await writeFile(join(folders.cacheDir, ki), 'from the cache')
  await build(cards)
  expect(await readFile(join(folders.outDir, ki), 'utf8')).toBe('from the cache')

  const other = basename((await build({ '/': pageCards['/blog']! }))['/']!.src)
  expect(other).not.toBe(start)
  expect([await files(), await readdir(folders.cacheDir)]).toEqual([[other], [other]])
})

it('draws a card anew when the colours of the site have changed', async () => {
  const root = await temporaryFolder()
  const build = (tokens: Tokens) =>
    buildSocialCards({
      outDir: join(root, 'out'),
      cacheDir: join(root, 'cache'),
      brand: 'Drei Tage',
      days: { ai: 3, classic: 90 },
      font: fontPath,
      articles: new Map(),
      cards: { '/': pageCards['/']! },
      tokens,
    })
  const own = new Tokens("@import '../../src/styles/tokens.css';\n:root {\n  --hue: 145;\n}", 'mine/styles/tokens.css')
  const [before, after] = [await build(siteTokens()), await build(own)]

  expect(after['/']!.src).not.toBe(before['/']!.src)
  const { dominant } = await sharp(join(root, 'out', basename(after['/']!.src))).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)
})

it('sets both lines of a page to the full width between the margins', async () => {
  const svg = drawPageCard(pageCards['/']!, 'Drei Tage', { ai: 3, classic: 90 }, await openTypesetter(fontPath))
  const lines = [...svg.matchAll(/<path fill="var\(--(?:yellow-400|white)\)" d="([^"]+)"/g)].map(([, path]) =>
    [...path!.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)),
  )
  const measures = lines.filter((xs) => Math.max(...xs) - Math.min(...xs) > 1000)

  expect(measures).toHaveLength(2)
  for (const xs of measures) {
    expect(Math.min(...xs)).toBeCloseTo(64, 0)
    expect(Math.max(...xs)).toBeCloseTo(1136, 0)
  }
})

it.each([
  [2, 120],
  [10, 30],
])('lights %i of %i days', async (ai, classic) => {
  const svg = drawPageCard({ kind: 'page', lines: [] }, '', { ai, classic }, await openTypesetter(fontPath))
  // Strokes 8 px wide and 108 px high.
  expect(svg.match(/h8v108h-8z/g)).toHaveLength(ai)
})

it('highlights one stroke per minute of reading time', async () => {
  const setter = await openTypesetter(fontPath)
  const lit = (minutes: number) => {
    return new RegExp(`fill="var\\(--yellow-400\\)" d="(M64 530[^"]+)"`).exec(short(minutes, setter))![1]!.split('M').length - 1
  }

  expect([5, 8, 9, 12].map(lit)).toEqual([5, 8, 9, 12])
})

it('shows the cover of the article: a photo, a drawing, or one generated from its slug', async () => {
  const root = await temporaryFolder()
  const articlesDir = join(root, 'articles')
  await mkdir(articlesDir)
  for (const slug of ['foto', 'bild', 'ohne']) await writeFile(join(articlesDir, `${slug}.md`), '')
  await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#ff0000' } }).toFile(join(articlesDir, 'foto.png'))
  await writeFile(
    join(articlesDir, 'bild.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><path fill="#00ff00" d="M0 0h960v600H0z"/></svg>',
  )
  const articles = new Map(readdirSync(articlesDir).map((file) => [file, join(articlesDir, file)]))
  const slugs = ['foto', 'bild', 'ohne']
  const cards = Object.fromEntries(slugs.map((slug): [string, SocialCard] => [slug, { kind: 'article', title: slug, minutes: 5, slug }]))
  const outDir = join(root, 'out')
  const built = await buildSocialCards({
    outDir,
    cacheDir: join(root, 'cache'),
    articles,
    cards,
    brand: 'Drei Tage',
    days: { ai: 3, classic: 90 },
    font: fontPath,
    tokens: siteTokens(),
  })
  /** The mean red, green and blue of a card's cover, and the standard deviation of red. */
  const coverOf = async (slug: string) => {
    // `stats` always reads the input image, so the cover is first extracted into an image of its own.
    const piece = await sharp(join(outDir, basename(built[slug]!.src)))
      .extract({ left: 680, top: 130, width: 500, height: 330 })
      .removeAlpha()
      .toColourspace('srgb')
      .toBuffer()
    const { channels } = await sharp(piece).stats()
    return { means: channels.map(({ mean }) => Math.round(mean)), spread: channels[0]!.stdev }
  }

  const photo = await coverOf('foto')
  expect(photo.means[0]).toBeGreaterThan(245)
  expect(photo.means[1]).toBeLessThan(10)
  expect((await coverOf('bild')).means).toEqual([0, 255, 0])
  expect((await coverOf('ohne')).spread).toBeGreaterThan(20)
})

it('reports a title that is too long for a card', async () => {
  const setter = await openTypesetter(fontPath)
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente und vieles mehr'

  expect(() => drawArticleCard({ kind: 'article', title, minutes: 5, slug: '' }, 'Drei Tage', setter, '')).toThrow(
    'does not fit on a preview card',
  )
})
