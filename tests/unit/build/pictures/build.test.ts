import { readdirSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteTokens, Tokens } from '#build/colours/tokens.ts'
import { buildPictures } from '#build/pictures/build.ts'
import { coverOfArticle, pictureNames } from '#pictures/names.ts'
import { temporaryFolder } from './temporary.ts'

const sources = fileURLToPath(new URL('../../../../src', import.meta.url))
const drawingsOfSite = join(sources, 'pictures/drawings')
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`

const filesIn = (dir: string) => new Map(readdirSync(dir).map((file) => [file, join(dir, file)]))

/** A site with drawings of 72 by 90 px and two articles, of which only the first has a drawn cover. */
async function openSite() {
  const root = await temporaryFolder()
  const folder = (name: string) => join(root, name)
  const [outDir, cacheDir] = [folder('out'), folder('cache')]
  const [drawingsDir, photosDir, articlesDir] = [folder('drawings'), folder('photos'), folder('articles')]
  for (const dir of [drawingsDir, photosDir, articlesDir]) await mkdir(dir)
  await Promise.all(pictureNames.map((name) => writeFile(join(drawingsDir, `${name}.svg`), drawing(72, 90))))
  await writeFile(join(articlesDir, 'erster.md'), '# Erster')
  await writeFile(join(articlesDir, 'erster.svg'), drawing(96, 60))
  await writeFile(join(articlesDir, 'zweiter.md'), '# Zweiter')
  const folders = { outDir, drawingsDir, photosDir, articlesDir }
  const photo = (file: string, width: number, height: number, dir = photosDir) =>
    sharp({ create: { width, height, channels: 3, background: '#a08060' } }).toFile(join(dir, file))
  return {
    ...folders,
    photo,
    build: (tokens = siteTokens()) =>
      buildPictures({
        outDir,
        cacheDir,
        drawings: filesIn(drawingsDir),
        photos: filesIn(photosDir),
        articles: filesIn(articlesDir),
        tokens,
      }),
  }
}

it('writes every drawing under a name that changes with its content', async () => {
  const { build, outDir } = await openSite()
  const manifest = await build()
  const written = (name: keyof typeof manifest) => readFile(join(outDir, basename(manifest[name]!.src)), 'utf8')

  expect(Object.keys(manifest)).toEqual([...pictureNames, 'cover-erster', 'cover-zweiter'])
  expect(manifest.owner).toEqual({
    kind: 'drawing',
    width: 72,
    height: 90,
    src: expect.stringMatching(/^\/bilder\/owner-[0-9a-f]{8}\.svg$/),
  })
  expect(await written('owner')).toBe(drawing(72, 90))
  // The first article's cover is a file beside it. The second article's is drawn by the build.
  expect(await written(coverOfArticle('erster'))).toBe(drawing(96, 60))
  expect(await written(coverOfArticle('zweiter'))).toMatch(/^<svg xmlns="[^"]+" width="960" height="600"/)
  expect(await readdir(outDir)).toHaveLength(pictureNames.length + 2)
})

it.each(readdirSync(drawingsOfSite))('has the drawing %s, at most 18 KB gzipped, with nothing but paths', async (file) => {
  const svg = await readFile(join(drawingsOfSite, file), 'utf8')

  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="[\d ]+" preserveAspectRatio="xMidYMid slice">(?:<path [^>]+\/>){2,}<\/svg>\n$/,
  )
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(18_000)
})

it('draws pictures and covers in the colours of the site', async () => {
  const { build, drawingsDir, outDir } = await openSite()
  await writeFile(join(drawingsDir, 'owner.svg'), drawing(72, 90).replace('<path ', '<path fill="var(--yellow-400)" '))
  const { owner } = await build(
    new Tokens("@import '../../src/styles/tokens.css';\n:root { --yellow-400: #c00; }", 'mine/styles/tokens.css'),
  )
  expect(await readFile(join(outDir, basename(owner.src)), 'utf8')).toContain('fill="#cc0000"')
})

it('renders a drawing that an article names as a JPEG, in the colours of the site', async () => {
  const { build, articlesDir, outDir } = await openSite()
  await writeFile(join(articlesDir, 'zweiter.md'), '---\ntitle: Zweiter\ncover: hafen.jpg\n---\n')
  await writeFile(
    join(articlesDir, 'hafen.svg'),
    drawing(96, 60).replace('<path d="M0 0h9v9z"/>', '<path fill="var(--night-900)" d="M0 0h96v60H0z"/>'),
  )
  const green = new Tokens("@import '../../src/styles/tokens.css';\n:root { --night-900: #060; }", 'mine/styles/tokens.css')
  const cover = (await build(green))[coverOfArticle('zweiter')]!
  expect(cover).toMatchObject({ kind: 'photo', drawn: true, src: expect.stringMatching(/^\/bilder\/hafen-96-[0-9a-f]{8}\.jpg$/) })
  const { dominant } = await sharp(join(outDir, basename(cover.src))).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r + 50)
})

it('has no colours of its own in the drawings and covers, except in those of clients', async () => {
  const files = ['pictures/drawings', 'pictures/icons', 'content/articles'].flatMap((folder) =>
    readdirSync(join(sources, folder))
      .filter((file) => file.endsWith('.svg') && !file.startsWith('case-'))
      .map((file) => join(sources, folder, file)),
  )
  expect(files.length).toBeGreaterThan(15)
  const drawn = await Promise.all(
    files.map(async (file) => [file, (await readFile(file, 'utf8')).match(/(?:fill|stroke)="(?!var|none)[^"]*"/g)]),
  )
  expect(drawn.filter(([, colours]) => colours !== null)).toEqual([])
})

it('takes a further face from its photo alone, in the size of the others, and no picture without either', async () => {
  const { build, photo, drawingsDir } = await openSite()
  await photo('avatar-9.jpg', 200, 200)
  expect((await build())['avatar-9']).toMatchObject({ kind: 'photo', width: 72, height: 90 })
  await rm(join(drawingsDir, 'team-2.svg'))
  await expect(build()).rejects.toThrow("pictures: 'team-2' has no drawing.")
})

it('replaces a drawing by a photo in three widths and two formats, cropped', async () => {
  const { build, photo, outDir } = await openSite()
  await photo('owner.jpg', 200, 200)
  const { owner, 'team-2': team } = await build()

  expect(team.kind).toBe('drawing')
  if (owner.kind !== 'photo') throw new Error('no photo')
  expect(owner).toMatchObject({ width: 72, height: 90 })
  expect(owner.src).toMatch(/^\/bilder\/owner-72-[0-9a-f]{8}\.jpg$/)
  expect(owner.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  for (const { type, srcset } of owner.sources) {
    const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
    expect(candidates.map(([, descriptor]) => descriptor)).toEqual(['36w', '72w', '144w'])
    for (const [address, descriptor] of candidates) {
      const { format, width, height } = await sharp(join(outDir, basename(address!))).metadata()
      expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(type)
      expect(`${width}w`).toBe(descriptor)
      expect(height).toBe((width * 90) / 72)
    }
  }
})

it('shows a screenshot from its top, and a logo in its own shape, also as SVG', async () => {
  const { build, photo, photosDir } = await openSite()
  await photo('case-1.png', 1200, 2400)
  await photo('logo-1.png', 300, 100)
  await writeFile(join(photosDir, 'logo-2.svg'), drawing(80, 20))
  const manifest = await build()

  expect(manifest['case-1']).toMatchObject({ kind: 'photo', width: 1200, height: 780 })
  expect(manifest['logo-1']).toMatchObject({ kind: 'photo', width: 108, height: 36 })
  expect(manifest['logo-2']).toMatchObject({ kind: 'drawing', width: 80, height: 20 })
})

it('does not enlarge a small photo next to an article', async () => {
  const { build, photo, articlesDir } = await openSite()
  await photo('zweiter.png', 100, 100, articlesDir)
  const cover = (await build())[coverOfArticle('zweiter')]!

  expect(cover).toMatchObject({ kind: 'photo', width: 960, height: 600 })
  expect(cover.src).toMatch(/^\/bilder\/zweiter-100-[0-9a-f]{8}\.jpg$/)
})

it('names a cover after its article, or as its front matter says', async () => {
  const { build, photo, articlesDir } = await openSite()
  await writeFile(join(articlesDir, 'zweiter.md'), '---\ntitle: Zweiter\ncover: hafen.jpg\n---\n')
  await expect(build()).rejects.toThrow(
    'pictures: zweiter.md names hafen.jpg as its cover. Put that picture beside the article, or the drawing hafen.svg.',
  )

  await photo('hafen.jpg', 1920, 1200, articlesDir)
  const manifest = await build()
  expect(manifest[coverOfArticle('erster')]!.src).toMatch(/^\/bilder\/erster-[0-9a-f]{8}\.svg$/)
  expect(manifest[coverOfArticle('zweiter')]!.src).toMatch(/^\/bilder\/hafen-960-[0-9a-f]{8}\.jpg$/)
})

it('rotates a photo according to its EXIF orientation', async () => {
  const { build, photosDir } = await openSite()
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#345' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(photosDir, 'team-2.jpeg'))
  const { 'team-2': team } = await build()

  if (team.kind !== 'photo') throw new Error('no photo')
  expect(team.sources[0]!.srcset.match(/\d+w/g)).toEqual(['36w', '60w'])
})

it('restores the drawing when the photo is deleted, and removes its files', async () => {
  const { build, photo, photosDir, outDir } = await openSite()
  const before = await build()
  await photo('avatar-owner.webp', 40, 40)
  await build()
  const written = async () => (await readdir(outDir)).filter((file) => file.startsWith('avatar-owner-'))
  expect((await written()).every((file) => /\.(?:avif|webp|jpg)$/.test(file))).toBe(true)

  await rm(join(photosDir, 'avatar-owner.webp'))
  expect(await build()).toEqual(before)
  expect(await written()).toHaveLength(1)
})

it('ignores notes next to photos', async () => {
  const { build, photosDir } = await openSite()
  await writeFile(join(photosDir, 'README.md'), '# Photos')

  expect((await build()).owner.kind).toBe('drawing')
})

it.each([
  ['replaces nothing', ['photos/portrait.jpg'], 'portrait.jpg replaces no picture'],
  ['belongs to no article', ['articles/dritter.jpg'], 'dritter.jpg replaces no picture'],
  ['is the second one for a picture', ['photos/owner.jpg', 'photos/owner.png'], "both replace 'owner'"],
  ['is unreadable', ['photos/team-3.jpg'], 'team-3.jpg cannot be read as a photo'],
])('fails on a photo that %s', async (_, files, message) => {
  const { build, photosDir } = await openSite()
  for (const file of files) await writeFile(join(photosDir, '..', file), 'no photo')

  await expect(build()).rejects.toThrow(message)
})

it('builds the pictures that texts of articles name at the size of the text, and leaves drawings as they are', async () => {
  const { articlesDir, build, outDir, photo } = await openSite()
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><path d="var(--x)"/></svg>'
  await photo('am see.jpg', 2_000, 1_000, articlesDir)
  await photo('hoch.png', 800, 1_600, articlesDir)
  await photo('klein.webp', 200, 100, articlesDir)
  await writeFile(join(articlesDir, 'knoten.svg'), svg)
  await writeFile(join(articlesDir, 'erster.md'), '![a](am%20see.jpg) ![b](hoch.png)\n\n<img src="klein.webp" alt=""> ![c](./knoten.svg)')
  const manifest = await build()

  expect(manifest['text-am see.jpg']).toMatchObject({
    kind: 'photo',
    width: 930,
    height: 465,
    src: expect.stringMatching(/^\/bilder\/am-see-930-/),
  })
  expect(JSON.stringify(manifest['text-am see.jpg'])).toMatch(
    /am-see-465-\w+\.avif 465w, .*am-see-930-\w+\.avif 930w, .*am-see-1860-\w+\.avif 1860w/,
  )
  expect(manifest['text-hoch.png']).toMatchObject({ width: 720, height: 1440 })
  expect(manifest['text-klein.webp']).toMatchObject({ width: 200, height: 100 })
  expect(manifest['text-knoten.svg']).toMatchObject({ kind: 'drawing', width: 300, height: 150 })
  expect(await readFile(join(outDir, basename(manifest['text-knoten.svg']?.src ?? '')), 'utf8')).toBe(svg)
})

it('refuses a photo beside the articles that no text and no cover names', async () => {
  const { articlesDir, build, photo } = await openSite()
  await photo('fremd.jpg', 20, 10, articlesDir)

  await expect(build()).rejects.toThrow(
    'fremd.jpg replaces no picture, so nobody would see it. Show it in a text, or name it after one of:',
  )
})

it('leaves it to an article to report a missing picture, whose file may only have another name', async () => {
  const { articlesDir, build, photo } = await openSite()
  await photo('hafen.jpg', 20, 10, articlesDir)
  await writeFile(join(articlesDir, 'erster.md'), '![Der Hafen](<haffen.jpg> "Im Mai")')

  expect(Object.keys(await build())).toEqual(expect.arrayContaining(['cover-erster', 'text-hafen.jpg']))
})
