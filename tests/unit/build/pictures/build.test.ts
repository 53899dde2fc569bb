import { readdirSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { Tokens } from '#build/colours/tokens.ts'
import { buildPictures } from '#build/pictures/build.ts'
import { coverOfArticle, pictureNames } from '#pictures/names.ts'
import { temporaryFolder } from '../../temporary.ts'

const drawn = ['src/pictures/drawings', 'src/content/articles'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [`${folder}/${file}`] : [])),
)
const drawing = (width: number, height: number, path = '<path d="M0 0h9v9z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${path}</svg>`

/** What is in a file, or the size of a photo. */
type Content = string | Uint8Array | readonly [width: number, height: number]

/** A site with drawings of 72 by 90 px, notes among its photos, and two articles, of which only the first has a drawn cover. */
async function siteWith(own: Record<string, Content> = {}, css = '') {
  const root = await temporaryFolder()
  const outDir = join(root, 'out')
  const put = async (files: Record<string, Content>) => {
    for (const [file, content] of Object.entries(files)) {
      const path = join(root, file)
      await mkdir(dirname(path), { recursive: true })
      if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(path, content)
      else await sharp({ create: { width: content[0], height: content[1], channels: 3, background: '#a08060' } }).toFile(path)
    }
  }
  const filesIn = (folder: string) => new Map(readdirSync(join(root, folder)).map((file) => [file, join(root, folder, file)]))
  await put(Object.fromEntries(pictureNames.map((name) => [`drawings/${name}.svg`, drawing(72, 90)])))
  const articles = { 'articles/erster.md': '# Erster', 'articles/erster.svg': drawing(96, 60), 'articles/zweiter.md': '# Zweiter' }
  await put({ 'photos/README.md': '# Photos', ...articles, ...own })
  return {
    put,
    remove: (file: string) => rm(join(root, file)),
    read: ({ src }: { src: string }) => readFile(join(outDir, basename(src))),
    written: () => readdir(outDir),
    build: () =>
      buildPictures({
        outDir,
        cacheDir: join(root, 'cache'),
        drawings: filesIn('drawings'),
        photos: filesIn('photos'),
        articles: filesIn('articles'),
        tokens: new Tokens(`@import '../../src/styles/tokens.css';\n${css}`, 'mine/styles/tokens.css'),
      }),
  }
}

it('writes every drawing under a name that changes with its content', async () => {
  const { build, read, written } = await siteWith()
  const manifest = await build()

  expect(Object.keys(manifest)).toEqual([...pictureNames, 'cover-erster', 'cover-zweiter'])
  const src = expect.stringMatching(/^\/bilder\/owner-[0-9a-f]{8}\.svg$/)
  expect(manifest.owner).toEqual({ kind: 'drawing', width: 72, height: 90, src })
  expect(String(await read(manifest.owner))).toBe(drawing(72, 90))
  // The first article's cover is a file beside it. The second article's is drawn by the build.
  expect(String(await read(manifest[coverOfArticle('erster')]!))).toBe(drawing(96, 60))
  expect(String(await read(manifest[coverOfArticle('zweiter')]!))).toMatch(/^<svg xmlns="[^"]+" width="960" height="600"/)
  expect(await written()).toHaveLength(pictureNames.length + 2)
})

it.each(drawn)('%s has at most 18 KB gzipped, and nothing but shapes in the colours of the site or, for clients, theirs', async (file) => {
  const svg = await readFile(file, 'utf8')

  expect(svg).toMatch(
    /^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="[\d ]+" preserveAspectRatio="xMidYMid slice">(?:<\/?(?:path|rect|g|use|defs|clipPath|svg)\b[^>]*>){2,}<\/svg>\n$/,
  )
  if (!file.includes('/case-')) expect(svg).not.toMatch(/(?:fill|stroke)="(?!var|none)/)
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(18_000)
})

it('draws pictures in the colours of the site, and renders a drawing that an article names as a JPEG', async () => {
  const { build, read } = await siteWith(
    {
      'drawings/owner.svg': drawing(72, 90, '<path fill="var(--night-900)"/>'),
      'articles/zweiter.md': '---\ntitle: Zweiter\ncover: hafen.jpg\n---\n',
      'articles/hafen.svg': drawing(96, 60, '<path fill="var(--night-900)" d="M0 0h96v60H0z"/>'),
    },
    ':root { --night-900: #060; }',
  )
  const { owner, [coverOfArticle('zweiter')]: cover } = await build()
  expect(String(await read(owner))).toContain('fill="#006600"')
  expect(cover).toMatchObject({ kind: 'photo', drawn: true, src: expect.stringMatching(/^\/bilder\/hafen-96-[0-9a-f]{8}\.jpg$/) })
  const { dominant } = await sharp(await read(cover!)).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r + 50)
})

it('takes a further face from its photo alone, in the size of the others, and no picture without either', async () => {
  const { build, remove } = await siteWith({ 'photos/avatar-9.jpg': [200, 200] })
  expect((await build())['avatar-9']).toMatchObject({ kind: 'photo', width: 72, height: 90 })
  await remove('drawings/team-2.svg')
  await expect(build()).rejects.toThrow("pictures: 'team-2' has no drawing.")
})

it('replaces a drawing by a photo in three widths and two formats, cropped', async () => {
  const { build, read } = await siteWith({ 'photos/owner.jpg': [200, 200] })
  const { owner } = await build()

  if (owner.kind !== 'photo') throw new Error('no photo')
  expect(owner).toMatchObject({ width: 72, height: 90 })
  expect(owner.src).toMatch(/^\/bilder\/owner-72-[0-9a-f]{8}\.jpg$/)
  expect(owner.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  for (const [index, { srcset }] of owner.sources.entries()) {
    const sizes = srcset.split(', ').map(async (candidate) => {
      const [src = '', descriptor] = candidate.split(' ')
      const { format, width, height } = await sharp(await read({ src })).metadata()
      return `${format} ${descriptor} ${width}x${height}`
    })
    const format = ['heif', 'webp'][index]
    expect(await Promise.all(sizes)).toEqual([`${format} 36w 36x45`, `${format} 72w 72x90`, `${format} 144w 144x180`])
  }
})

it('shows a screenshot from its top, and a logo in its own shape, also as SVG', async () => {
  const greenAboveStrokes = '<path fill="#0a0" d="M0 0h1200v900H0z"/><path stroke="#a00" stroke-width="99" d="M0 999h1200M0 2300h1200"/>'
  const page = sharp(Buffer.from(drawing(1200, 2400, greenAboveStrokes))).flatten({ background: '#fff' })
  const { build, read } = await siteWith({
    'photos/case-1.png': await page.png().toBuffer(),
    'photos/logo-1.png': [300, 100],
    'photos/logo-2.svg': drawing(80, 20),
  })
  const manifest = await build()

  expect(manifest['case-1']).toMatchObject({ kind: 'photo', width: 1200, height: 780 })
  const { channels } = await sharp(await read(manifest['case-1']!)).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 10) * 10)).toEqual([0, 170, 0])
  expect(manifest['logo-1']).toMatchObject({ kind: 'photo', width: 108, height: 36 })
  expect(manifest['logo-2']).toMatchObject({ kind: 'drawing', width: 80, height: 20 })
})

it('names a cover as the front matter of its article says, and does not enlarge a small one', async () => {
  const { build, put } = await siteWith({ 'articles/zweiter.md': '---\ntitle: Zweiter\ncover: hafen.jpg\n---\n' })
  await expect(build()).rejects.toThrow(
    'pictures: zweiter.md names hafen.jpg as its cover. Put that picture beside the article, or the drawing hafen.svg.',
  )

  await put({ 'articles/hafen.jpg': [100, 100] })
  const cover = (await build())[coverOfArticle('zweiter')]!
  expect(cover).toMatchObject({ kind: 'photo', width: 960, height: 600 })
  expect(cover.src).toMatch(/^\/bilder\/hafen-100-[0-9a-f]{8}\.jpg$/)
})

it('rotates a photo according to its EXIF orientation', async () => {
  const turned = sharp({ create: { width: 90, height: 60, channels: 3, background: '#345' } }).withMetadata({ orientation: 6 })
  const { build } = await siteWith({ 'photos/team-2.jpeg': await turned.jpeg().toBuffer() })
  const { 'team-2': team } = await build()

  if (team.kind !== 'photo') throw new Error('no photo')
  expect(team.sources[0]!.srcset.match(/\d+w/g)).toEqual(['36w', '60w'])
})

it('restores the drawing when the photo is deleted, and removes its files', async () => {
  const { build, put, remove, written } = await siteWith()
  const before = [await build(), (await written()).toSorted()]
  const drawings = async () => (await written()).filter((file) => /^avatar-owner-.*\.svg$/.test(file)).length
  expect(await drawings()).toBe(1)
  await put({ 'photos/avatar-owner.webp': [40, 40] })
  await build()
  expect(await drawings()).toBe(0)

  await remove('photos/avatar-owner.webp')
  expect([await build(), (await written()).toSorted()]).toEqual(before)
})

it.each([
  ['replaces nothing', ['photos/portrait.jpg'], 'portrait.jpg replaces no picture, so nobody would see it. Show it in a text, or'],
  ['belongs to no article', ['articles/dritter.jpg'], 'dritter.jpg replaces no picture'],
  ['is the second one for a picture', ['photos/owner.jpg', 'photos/owner.png'], "both replace 'owner'"],
  ['comes from a phone', ['photos/team-3.HEIC'], 'team-3.HEIC is no JPEG, PNG, WebP or AVIF file, so browsers cannot show it. Export it'],
  ['is a document', ['articles/zweiter.pdf'], 'Save it as one of these, or remove it.'],
  ['is a drawing', ['photos/owner.svg'], 'owner.svg is a drawing. Put it into pictures/drawings/'],
  ['is unreadable', ['photos/team-3.jpg'], 'team-3.jpg cannot be read as a photo'],
])('fails on a photo that %s', async (_, files, message) => {
  const { build } = await siteWith(Object.fromEntries(files.map((file) => [file, 'no photo'])))
  await expect(build()).rejects.toThrow(message)
})

it('builds the pictures that texts of articles name at the size of the text, and leaves drawings as they are', async () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><path d="var(--x)"/></svg>'
  const { build, read } = await siteWith({
    'articles/am see.jpg': [2_000, 200],
    'articles/hoch.png': [800, 820],
    'articles/klein.webp': [200, 100],
    'articles/knoten.svg': svg,
    'articles/erster.md': '![a](am%20see.jpg) ![b](hoch.png)\n\n<img src="klein.webp" alt=""> ![c](./knoten.svg)',
  })
  const manifest = await build()

  const src = expect.stringMatching(/^\/bilder\/am-see-930-/)
  expect(manifest['text-am see.jpg']).toMatchObject({ kind: 'photo', width: 930, height: 93, src })
  expect(JSON.stringify(manifest['text-am see.jpg'])).toMatch(
    /am-see-465-\w+\.avif 465w, .*am-see-930-\w+\.avif 930w, .*am-see-1860-\w+\.avif 1860w/,
  )
  expect(manifest['text-hoch.png']).toMatchObject({ width: 720, height: 738 })
  expect(manifest['text-klein.webp']).toMatchObject({ width: 200, height: 100 })
  expect(manifest['text-knoten.svg']).toMatchObject({ kind: 'drawing', width: 300, height: 150 })
  expect(String(await read(manifest['text-knoten.svg']!))).toBe(svg)
})

it('leaves it to an article to report a missing picture, whose file may only have another name', async () => {
  const { build } = await siteWith({ 'articles/hafen.jpg': [20, 10], 'articles/erster.md': '![Der Hafen](<haffen.jpg> "Im Mai")' })

  expect(Object.keys(await build())).toEqual(expect.arrayContaining(['cover-erster', 'text-hafen.jpg']))
})
