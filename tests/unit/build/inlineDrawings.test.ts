import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inlineDrawings } from '#build/inlineDrawings.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'drawings-'))
})
afterAll(() => rm(dir, { recursive: true }))

describe('the drawings of the first view', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="10"><path d="M0 0 L5,5" fill="#170d26" stroke='red'/><text>50 % "Tag" & ü</text></svg>`
  const eager = (src: string) =>
    `<img class="x" src="${src}" alt="" width="10" height="10" loading="eager" fetchPriority="high" decoding="async"/>`
  const late = (src: string) => `<img src="${src}" alt="" width="10" height="10" loading="lazy" fetchPriority="auto" decoding="async"/>`

  beforeAll(async () => {
    await mkdir(join(dir, 'bilder'))
    await writeFile(join(dir, 'bilder/a-1.svg'), drawing)
  })

  it('are inlined unchanged, and their preload is removed', async () => {
    const ahead = '<link rel="preload" as="image" href="/bilder/a-1.svg" fetchPriority="high"/>'
    const html = await inlineDrawings(`${ahead}<main>${eager('/bilder/a-1.svg')}</main>`, dir)
    const src = /src="([^"]*)"/.exec(html)?.[1] ?? ''

    expect(html).toBe(`<main>${eager(src)}</main>`)
    expect(src).toMatch(/^data:image\/svg\+xml,[\w%.~!*'():;,/=@-]+$/)
    expect(decodeURIComponent(src.slice('data:image/svg+xml,'.length))).toBe(drawing)
  })

  it('do not include lazy pictures and photos, which stay as they are', async () => {
    const photo = `<picture><source type="image/avif" srcSet="/bilder/p-1.avif 320w"/>${eager('/bilder/p-1.webp')}</picture>`
    const html = late('/bilder/a-1.svg') + photo

    expect(await inlineDrawings(html, dir)).toBe(html)
  })
})
