import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawCover } from '../../../src/pictures/cover.ts'

const slugs = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,6}$/)

it('draws the same cover for the same slug, and another for other slugs', () => {
  expect(drawCover('neue-preise')).toBe(drawCover('neue-preise'))
  const covers = Array.from({ length: 40 }, (_, index) => drawCover(`text-${index}`))
  expect(new Set(covers).size).toBe(40)
})

it('has upright strokes from 120 to 480 px, and one that leans to the right within the picture', () => {
  fc.assert(
    fc.property(slugs, (slug) => {
      const [, row = '', leaning = ''] = /stroke-width="[\d.]+" d="([^"]+)".*d="(M[^"]+l[^"]+)"/.exec(drawCover(slug)) ?? []
      const strokes = [...row.matchAll(/M([\d.]+) 480V([\d.]+)/g)].map(([, x, top]) => ({ x: Number(x), top: Number(top) }))
      const [x = 0, , reach = 0, rise = 0] = (leaning.match(/-?[\d.]+/g) ?? []).map(Number)

      expect(strokes.length).toBeGreaterThanOrEqual(35)
      expect(strokes.length).toBeLessThanOrEqual(53)
      expect(x).toBeGreaterThan(100)
      expect(x + reach).toBeLessThan(860)
      expect(Math.hypot(reach, rise)).toBeCloseTo(360, 0)
      for (const stroke of strokes) {
        // Strokes that the leaning one covers end below it, the others reach the top.
        const isUnder = stroke.x > x && stroke.x < x + reach
        if (!isUnder) expect(stroke.top).toBe(120)
        else expect(stroke.top).toBeGreaterThan(480 + ((stroke.x - x) / reach) * rise + 20)
      }
    }),
  )
})

it('measures 960 by 600 px and uses three colours of the site', async () => {
  const svg = drawCover('ein-text')
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 960, height: 600 })
  expect(new Set(svg.match(/#[\da-f]{6}/g)).size).toBe(3)
})
