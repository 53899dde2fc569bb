import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { Tokens } from '#build/colours/tokens.ts'
import { buildIcons } from '#build/pictures/icons.ts'
import { temporaryFolder } from '../../temporary.ts'

const template = 'src/pictures/icons/icon.svg'
const tokens = new Tokens(':root { --night-900: #102030; --yellow-400: #ff8000; --white: #fff; }', 'tokens.css')

async function build(drawing?: string, others: Record<string, string> = {}) {
  const root = await temporaryFolder(drawing === undefined ? {} : { 'own.svg': drawing })
  const outDir = join(root, 'out')
  const icons = new Map([['icon.svg', drawing === undefined ? template : join(root, 'own.svg')], ...Object.entries(others)])
  await buildIcons({ icons, tokens, outDir })
  return outDir
}

/** The colour of a pixel, and whether it is opaque. */
async function pixel(file: string, left: number, top: number) {
  const [red, green, blue, alpha] = await sharp(file).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return alpha === 255 ? [red, green, blue] : 'transparent'
}

// tests/built/discovery.test.ts checks the sizes that the manifest names.
it('makes all icons from one drawing, in the colours of the tokens', async () => {
  const dir = await build()
  const all = ['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']
  expect((await readdir(dir)).toSorted()).toEqual(all)
  expect(await readFile(join(dir, 'favicon.svg'), 'utf8')).toContain('fill="#ff8000"')
  // Two images, of 16 and of 32 px.
  const ico = await readFile(join(dir, 'favicon.ico'))
  expect([ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([2, 16, 32])
})

it("takes the owner's drawing in any size, and finished files in place of icons", async () => {
  const logo = '<?xml version="1.0"?>\n<svg width="500" height="500" viewBox="0 0 10 10"><path fill="#0a0" d="M0 0h10v10H0z"/></svg>\n'
  const dir = await build(logo, { 'icon-192.png': template })
  expect(await pixel(join(dir, 'icon-512.png'), 256, 256)).toEqual([0, 170, 0])
  expect(await readFile(join(dir, 'icon-192.png'))).toEqual(await readFile(template))
})

it('says what to do about a drawing without viewBox, and about a missing one', async () => {
  await expect(build('<svg width="9" height="9"></svg>')).rejects.toThrow(/own\.svg has no viewBox\. Save it with one/)
  const missing = buildIcons({ icons: new Map(), tokens, outDir: await temporaryFolder() })
  await expect(missing).rejects.toThrow('icons: pictures/icons/icon.svg is missing. Put your logo there')
})
