import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { buildPictures, copyIcons } from '../../../src/pictures/build.ts'
import { coverOfArticle, pictureNames } from '../../../src/pictures/names.ts'
import { temporaryFolder } from './temporary.ts'

const drawingsDir = fileURLToPath(new URL('../../../src/pictures/drawings', import.meta.url))
const iconsDir = fileURLToPath(new URL('../../../src/pictures/icons', import.meta.url))
const DRAWN_COVER = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600"><path d="M0 0h9v9z"/></svg>'

/** A site with the real drawings and two articles, of which only the first has a drawn cover. */
async function openSite() {
  const root = await temporaryFolder()
  const [outDir, photosDir, articlesDir, cacheDir] = ['out', 'photos', 'articles', 'cache'].map((dir) => join(root, dir)) as [
    string,
    string,
    string,
    string,
  ]
  await mkdir(photosDir)
  await mkdir(articlesDir)
  await writeFile(join(articlesDir, 'erster.md'), '# Erster')
  await writeFile(join(articlesDir, 'erster.svg'), DRAWN_COVER)
  await writeFile(join(articlesDir, 'zweiter.md'), '# Zweiter')
  const folders = { outDir, drawingsDir, photosDir, articlesDir, cacheDir }
  const photo = (file: string, width: number, height: number, dir = photosDir) =>
    sharp({ create: { width, height, channels: 3, background: '#a08060' } }).toFile(join(dir, file))
  return { ...folders, photo, build: () => buildPictures(folders) }
}

it('writes every drawing under a name that changes with its content', async () => {
  const site = await openSite()
  const manifest = await site.build()

  expect(Object.keys(manifest)).toEqual([...pictureNames, 'cover-erster', 'cover-zweiter'])
  expect(manifest.owner).toEqual({
    kind: 'drawing',
    width: 720,
    height: 900,
    src: expect.stringMatching(/^\/bilder\/owner-[0-9a-f]{8}\.svg$/),
  })
  const drawn = await readFile(join(drawingsDir, 'owner.svg'), 'utf8')
  expect(await readFile(join(site.outDir, basename(manifest.owner.src)), 'utf8')).toBe(drawn)
  expect(await readdir(site.outDir)).toHaveLength(pictureNames.length + 2)
})

it.each(pictureNames)("has a drawing of '%s' of at most 18 KB gzipped, with nothing but paths", async (name) => {
  const svg = await readFile(join(drawingsDir, `${name}.svg`), 'utf8')

  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="[\d ]+" preserveAspectRatio="xMidYMid slice">(?:<path [^>]+\/>){2,}<\/svg>\n$/,
  )
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(18_000)
})

it('uses the cover next to an article, and draws one if there is none', async () => {
  const site = await openSite()
  const manifest = await site.build()
  const cover = async (slug: string) => readFile(join(site.outDir, basename(manifest[coverOfArticle(slug)]!.src)), 'utf8')

  expect(await cover('erster')).toBe(DRAWN_COVER)
  expect(await cover('zweiter')).toMatch(/^<svg xmlns="[^"]+" width="960" height="600"/)
})

it('uses a photo next to an article as its cover', async () => {
  const site = await openSite()
  await site.photo('zweiter.jpg', 1920, 1200, site.articlesDir)
  const cover = (await site.build())['cover-zweiter']!

  expect(cover).toMatchObject({ kind: 'photo', width: 960, height: 600 })
  expect(cover.src).toMatch(/^\/bilder\/cover-zweiter-960-[0-9a-f]{8}\.webp$/)
})

it('fails on a photo that belongs to no article', async () => {
  const site = await openSite()
  await site.photo('dritter.jpg', 1920, 1200, site.articlesDir)

  await expect(site.build()).rejects.toThrow('dritter.jpg replaces no picture')
})

it('copies every icon that browsers and home screens request', async () => {
  const outDir = await temporaryFolder()
  await copyIcons(iconsDir, outDir)

  expect((await readdir(outDir)).toSorted()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ])
  for (const [file, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const) {
    expect(await sharp(join(outDir, file)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  }
})

it('replaces a drawing by a photo in three widths and two formats, cropped', async () => {
  const site = await openSite()
  await site.photo('owner.jpg', 2000, 2000)
  const { owner, 'team-1': team } = await site.build()

  expect(team.kind).toBe('drawing')
  if (owner.kind !== 'photo') throw new Error('no photo')
  expect(owner).toMatchObject({ width: 720, height: 900 })
  expect(owner.src).toMatch(/^\/bilder\/owner-720-[0-9a-f]{8}\.webp$/)
  expect(owner.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  for (const { type, srcset } of owner.sources) {
    const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
    expect(candidates.map(([, descriptor]) => descriptor)).toEqual(['360w', '720w', '1440w'])
    for (const [address, descriptor] of candidates) {
      const { format, width, height } = await sharp(join(site.outDir, basename(address!))).metadata()
      expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(type)
      expect(`${width}w`).toBe(descriptor)
      expect(height).toBe((width * 900) / 720)
    }
  }
})

it('does not enlarge a small photo', async () => {
  const site = await openSite()
  await site.photo('case-wood.png', 700, 500)
  const { 'case-wood': cover } = await site.build()

  if (cover.kind !== 'photo') throw new Error('no photo')
  expect(cover.sources[0]!.srcset.match(/\d+w/g)).toEqual(['480w', '700w'])
  expect(cover.src).toContain('case-wood-700-')
})

it('rotates a photo according to its EXIF orientation', async () => {
  const site = await openSite()
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(site.photosDir, 'team-2.jpeg'))
  const { 'team-2': team } = await site.build()

  if (team.kind !== 'photo') throw new Error('no photo')
  expect(team.sources[0]!.srcset.match(/\d+w/g)).toEqual(['300w', '600w'])
})

it('restores the drawing when the photo is deleted, and removes its files', async () => {
  const site = await openSite()
  const before = await site.build()
  await site.photo('avatar-1.webp', 400, 400)
  await site.build()
  expect((await readdir(site.outDir)).filter((file) => file.startsWith('avatar-1-'))).toHaveLength(6)

  await rm(join(site.photosDir, 'avatar-1.webp'))
  expect(await site.build()).toEqual(before)
  expect((await readdir(site.outDir)).filter((file) => file.startsWith('avatar-1-'))).toHaveLength(1)
})

it('builds without a photos folder', async () => {
  const site = await openSite()
  const manifest = await buildPictures({ ...site, photosDir: join(site.photosDir, 'missing') })

  expect(manifest.owner.kind).toBe('drawing')
})

it('fails on a photo that replaces nothing, instead of ignoring it silently', async () => {
  const site = await openSite()
  await site.photo('portrait.jpg', 900, 900)

  await expect(site.build()).rejects.toThrow('portrait.jpg replaces no picture')
})

it('fails on two photos for one picture', async () => {
  const site = await openSite()
  await site.photo('owner.jpg', 900, 900)
  await site.photo('owner.png', 900, 900)

  await expect(site.build()).rejects.toThrow("both replace 'owner'")
})

it('fails on an unreadable photo, and names it', async () => {
  const site = await openSite()
  await writeFile(join(site.photosDir, 'team-3.jpg'), 'no photo')

  await expect(site.build()).rejects.toThrow('team-3.jpg cannot be read as a photo')
})

it('ignores notes next to the photos', async () => {
  const site = await openSite()
  await writeFile(join(site.photosDir, 'README.md'), '# Photos')

  expect((await site.build())['owner'].kind).toBe('drawing')
})
