import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteTokens } from '#build/colours/tokens.ts'
import { drawCover } from '#build/pictures/cover.ts'

it('draws the same cover for the same slug, and another for other slugs', () => {
  expect(drawCover('neue-preise')).toBe(drawCover('neue-preise'))
  const covers = Array.from({ length: 40 }, (_, index) => drawCover(`text-${index}`))
  expect(new Set(covers).size).toBe(40)
})

it('measures 960 by 600 px and uses three colours of the site', async () => {
  const svg = drawCover('ein-text')
  expect(await sharp(Buffer.from(siteTokens().fill(svg))).metadata()).toMatchObject({ format: 'svg', width: 960, height: 600 })
  expect(new Set(svg.match(/var\(--[\w-]+\)/g)).size).toBe(3)
})
