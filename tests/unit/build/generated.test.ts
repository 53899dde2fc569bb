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
