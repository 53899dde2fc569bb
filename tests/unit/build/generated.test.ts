import { cpSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { generatedPictures } from '#build/generated.ts'
import type { PictureManifest } from '#pictures/names.ts'
import { develop } from './developing.ts'

it.each([
  ['mine/pictures/photos/owner.png', 'owner'],
  ['mine/content/articles/hafen.png', 'text-hafen.png'],
] as const)('shows a new and a changed %s in development without a restart', async (file, name) => {
  const { write, report, load } = await develop((root) => {
    cpSync('src/pictures', join(root, 'src/pictures'), { recursive: true })
    return [generatedPictures(root)]
  })
  const picture = async () => (await load<{ default: PictureManifest }>('virtual:pictures')).default[name]
  const put = async (type: 'add' | 'change', background: string) => {
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background } })
    write(file, await photo.png().toBuffer())
    await report(type, file)
  }
  write('mine/content/articles/text.md', '![Der Hafen](hafen.png)')
  expect((await picture())?.kind).not.toBe('photo')

  await put('add', '#345')
  const before = await picture()
  expect(before?.kind).toBe('photo')
  await put('change', '#543')
  expect((await picture())?.src).not.toBe(before?.src)
})
