import { cpSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { generatedPictures } from '#build/generated.ts'
import type { PictureManifest } from '#pictures/names.ts'
import { develop } from './developing.ts'

it('shows a new photo in development without a restart', async () => {
  const { write, report, load } = await develop((root) => {
    for (const folder of ['src/pictures', 'src/content/articles']) cpSync(folder, join(root, folder), { recursive: true })
    return [generatedPictures(root)]
  })
  const owner = async () => (await load<{ default: PictureManifest }>('virtual:pictures')).default.owner.kind
  expect(await owner()).toBe('drawing')

  const photo = await sharp({ create: { width: 60, height: 75, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  write('mine/pictures/photos/owner.png', photo)
  await report('add', 'mine/pictures/photos/owner.png')
  expect(await owner()).toBe('photo')
})

it('shows a changed picture of an article in development without a restart', async () => {
  const { write, report, load } = await develop((root) => {
    for (const folder of ['src/pictures', 'src/content/articles']) cpSync(folder, join(root, folder), { recursive: true })
    return [generatedPictures(root)]
  })
  const picture = async () => (await load<{ default: PictureManifest }>('virtual:pictures')).default['text-hafen.png']
  const put = async (type: 'add' | 'change', background: string) => {
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background } })
    write('mine/content/articles/hafen.png', await photo.png().toBuffer())
    await report(type, 'mine/content/articles/hafen.png')
  }
  write('mine/content/articles/text.md', '![Der Hafen](hafen.png)')
  await report('add', 'mine/content/articles/text.md')
  expect(await picture()).toBeUndefined()

  await put('add', '#345')
  const before = await picture()
  expect(before).toMatchObject({ kind: 'photo', width: 60, height: 40 })
  await put('change', '#543')
  expect((await picture())?.src).not.toBe(before?.src)
})
