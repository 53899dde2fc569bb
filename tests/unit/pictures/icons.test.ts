import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { buildIcons, drawIcon } from '../../../src/pictures/icons.ts'
import { temporaryFolder } from './temporary.ts'

const NIGHT = [23, 13, 38, 255]
const YELLOW = [255, 214, 15, 255]

async function pixel(file: string | Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 4)]
}

it('writes every icon a browser or home screen asks for', async () => {
  const outDir = await temporaryFolder()
  await buildIcons({ outDir })

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

it('fills the corners of icons that a system cuts by itself, and rounds the others', async () => {
  const outDir = await temporaryFolder()
  await buildIcons({ outDir })

  expect(await pixel(join(outDir, 'apple-touch-icon.png'), 0, 0)).toEqual(NIGHT)
  expect(await pixel(join(outDir, 'icon-maskable-512.png'), 0, 0)).toEqual(NIGHT)
  expect((await pixel(join(outDir, 'icon-192.png'), 0, 0))[3]).toBe(0)
})

it('keeps the logo of the maskable icon inside the circle every mask leaves', async () => {
  const outDir = await temporaryFolder()
  await buildIcons({ outDir })
  const { data, info } = await sharp(join(outDir, 'icon-maskable-512.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const outside = []
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const isGround = NIGHT.slice(0, 3).every((value, i) => Math.abs(data[(y * info.width + x) * 3 + i]! - value) < 3)
      if (!isGround && Math.hypot(x - 256, y - 256) > 0.4 * 512) outside.push([x, y])
    }
  }

  expect(outside).toEqual([])
})

it('packs 16 and 32 px into the ICO file, each a whole PNG', async () => {
  const outDir = await temporaryFolder()
  await buildIcons({ outDir })
  const ico = await readFile(join(outDir, 'favicon.ico'))

  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  let end = 6 + 2 * 16
  for (const [i, side] of [16, 32].entries()) {
    const entry = 6 + 16 * i
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([side, side])
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    expect(offset).toBe(end)
    end = offset + length
    expect(await sharp(ico.subarray(offset, end)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  }
  expect(end).toBe(ico.length)
})

it('draws three tall yellow strokes on whole pixels at 32 px', async () => {
  const png = await sharp(Buffer.from(drawIcon()), { density: 72 }).resize(32, 32).png().toBuffer()

  for (const x of [4, 6, 9, 11, 14, 16]) expect(await pixel(png, x, 8)).toEqual(YELLOW)
  for (const x of [3, 7, 8, 12, 13, 17, 19]) expect(await pixel(png, x, 8)).toEqual(NIGHT)
  for (const x of [19, 21, 23, 25, 27]) expect((await pixel(png, x, 24))[0]).toBeGreaterThan(200)
  for (const x of [18, 20, 22, 24, 26, 28]) expect(await pixel(png, x, 24)).toEqual(NIGHT)
})
