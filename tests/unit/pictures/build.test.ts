import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPictures } from '../../../src/pictures/build.ts'
import { catalogue } from '../../../src/pictures/catalogue.ts'
import { pictureNames } from '../../../src/pictures/names.ts'
import { temporaryFolder } from './temporary.ts'

/** Drawn once and shared, since drawing everything takes seconds. */
let drawn: string
beforeAll(async () => {
  drawn = await mkdtemp(join(tmpdir(), 'pictures-drawn-'))
  await buildPictures({ outDir: join(drawn, 'out'), photosDir: join(drawn, 'photos'), cacheDir: join(drawn, 'cache') })
}, 120_000)
afterAll(() => rm(drawn, { recursive: true, force: true }))

async function openSite() {
  const root = await temporaryFolder()
  const folders = { outDir: join(root, 'out'), photosDir: join(root, 'photos'), cacheDir: join(root, 'cache') }
  await cp(join(drawn, 'cache'), folders.cacheDir, { recursive: true })
  await mkdir(folders.photosDir)
  const photo = (file: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a08060' } }).toFile(join(folders.photosDir, file))
  return { ...folders, photo, build: () => buildPictures(folders) }
}

it('writes every drawing under a name that changes with its content', async () => {
  const site = await openSite()
  const manifest = await site.build()

  expect(Object.keys(manifest)).toEqual([...pictureNames])
  for (const name of pictureNames) {
    const { width, height } = catalogue[name]
    expect(manifest[name]).toEqual({
      kind: 'drawing',
      width,
      height,
      src: expect.stringMatching(new RegExp(`^/bilder/${name}-[0-9a-f]{8}\\.svg$`)),
    })
  }
  const cover = await readFile(join(site.outDir, basename(manifest['cover-2'].src)), 'utf8')
  expect(cover).toBe(catalogue['cover-2'].draw())
  expect(await readdir(site.outDir)).toHaveLength(pictureNames.length)
})

it('draws once, and takes the drawings from the cache after that', async () => {
  const site = await openSite()
  const first = await site.build()
  const [key] = await readdir(join(site.cacheDir, 'drawings'))
  await writeFile(join(site.cacheDir, 'drawings', key!, 'cover-2.svg'), '<svg/>')
  const second = await site.build()

  expect(await readFile(join(site.outDir, basename(second['cover-2'].src)), 'utf8')).toBe('<svg/>')
  expect({ ...second, 'cover-2': first['cover-2'] }).toEqual(first)
})

it('shows a photo in place of the drawing, in three widths and two formats, cut to shape', async () => {
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
  await site.photo('cover-3.png', 700, 500)
  const { 'cover-3': cover } = await site.build()

  if (cover.kind !== 'photo') throw new Error('no photo')
  expect(cover.sources[0]!.srcset.match(/\d+w/g)).toEqual(['480w', '700w'])
  expect(cover.src).toContain('cover-3-700-')
})

it('sets a photo upright that its camera held sideways', async () => {
  const site = await openSite()
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(site.photosDir, 'team-2.jpeg'))
  const { 'team-2': team } = await site.build()

  if (team.kind !== 'photo') throw new Error('no photo')
  expect(team.sources[0]!.srcset.match(/\d+w/g)).toEqual(['300w', '600w'])
})

it('takes the drawing back when the photo is gone, and clears up', async () => {
  const site = await openSite()
  const before = await site.build()
  await site.photo('avatar-1.webp', 400, 400)
  await site.build()
  expect((await readdir(site.outDir)).filter((file) => file.startsWith('avatar-1-'))).toHaveLength(6)

  await rm(join(site.photosDir, 'avatar-1.webp'))
  expect(await site.build()).toEqual(before)
  expect((await readdir(site.outDir)).filter((file) => file.startsWith('avatar-1-'))).toHaveLength(1)
})

it('leaves files alone that have not changed', async () => {
  const site = await openSite()
  const { 'cover-1': cover } = await site.build()
  const file = join(site.outDir, basename(cover.src))
  const { mtimeMs } = await stat(file)
  await site.build()

  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
})

it('builds without a photos folder', async () => {
  const site = await openSite()
  const manifest = await buildPictures({ ...site, photosDir: join(site.photosDir, 'missing'), base: '/assets/' })

  expect(manifest.owner.src).toMatch(/^\/assets\/owner-/)
})

it('stops at a photo that replaces nothing, instead of leaving it out silently', async () => {
  const site = await openSite()
  await site.photo('portrait.jpg', 900, 900)

  await expect(site.build()).rejects.toThrow('portrait.jpg replaces no picture')
})

it('stops at two photos for one picture', async () => {
  const site = await openSite()
  await site.photo('owner.jpg', 900, 900)
  await site.photo('owner.png', 900, 900)

  await expect(site.build()).rejects.toThrow("both replace 'owner'")
})

it('stops at a photo it cannot read, and names it', async () => {
  const site = await openSite()
  await writeFile(join(site.photosDir, 'team-3.jpg'), 'no photo')

  await expect(site.build()).rejects.toThrow('team-3.jpg cannot be read as a photo')
})

it('overlooks notes beside the photos', async () => {
  const site = await openSite()
  await writeFile(join(site.photosDir, 'README.md'), '# Photos')

  expect((await site.build())['owner'].kind).toBe('drawing')
})
