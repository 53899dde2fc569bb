import { expect, it } from 'vitest'
import { inlineDrawings } from '#build/inlineDrawings.ts'
import { temporaryFolder } from '../temporary.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="10"><path d="M0 0 L5,5" fill="#170d26" stroke='red'/><text>50 % "Tag" & ü</text></svg>`
const eager = (src: string) =>
  `<img class="x" src="${src}" alt="" width="10" height="10" loading="eager" fetchPriority="high" decoding="async"/>`

it('inlines the drawings of the first view unchanged, removes their preload, and leaves lazy pictures and photos', async () => {
  const dir = await temporaryFolder({ 'bilder/a-1.svg': drawing })
  const others =
    '<img src="/bilder/a-1.svg" alt="" width="10" height="10" loading="lazy" fetchPriority="auto" decoding="async"/>' +
    `<picture><source type="image/avif" srcSet="/bilder/p-1.avif 320w"/>${eager('/bilder/p-1.webp')}</picture>`
  const preload = '<link rel="preload" as="image" href="/bilder/a-1.svg" fetchPriority="high"/>'
  const html = await inlineDrawings(`${preload}<main>${eager('/bilder/a-1.svg')}</main>${others}`, dir)
  const src = /src="([^"]*)"/.exec(html)?.[1] ?? ''

  expect(html).toBe(`<main>${eager(src)}</main>${others}`)
  expect(src).toMatch(/^data:image\/svg\+xml,[\w%.~!*'():;,/=@-]+$/)
  expect(decodeURIComponent(src.slice('data:image/svg+xml,'.length))).toBe(drawing)
})
