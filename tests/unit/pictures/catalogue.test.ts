import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { catalogue } from '../../../src/pictures/catalogue.ts'
import { coverOfArticle, isPictureName, pictureNames } from '../../../src/pictures/names.ts'
import type { PictureName } from '../../../src/pictures/names.ts'

const GZIP_LIMIT_BYTES = 18_000

/** Each picture drawn once for all tests here: a drawing takes up to a second. */
const drawn = new Map<PictureName, string>()
function drawOnce(name: PictureName): string {
  const svg = drawn.get(name) ?? catalogue[name].draw()
  drawn.set(name, svg)
  return svg
}

it.each(pictureNames)("draws '%s' as an SVG of its size, with nothing but paths, in at most 18 KB gzipped", (name) => {
  const { width, height } = catalogue[name]
  const svg = drawOnce(name)
  const [, head, marks] = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" ([^>]+)>((?:<path [^>]+\/>)+)<\/svg>\n$/.exec(svg) ?? []

  expect(head).toContain(`width="${width}" height="${height}" viewBox="0 0 `)
  const paths = [...(marks ?? '').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThanOrEqual(2)
  expect(paths.filter((path) => !/^[MLHVlhvz\d. -]+$/.test(path)).map((path) => path.slice(0, 80))).toEqual([])
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(GZIP_LIMIT_BYTES)
})

it.each(['avatar-1', 'capability-sales'] as const)("draws '%s' the same every time", (name) => {
  expect(catalogue[name].draw() === drawOnce(name)).toBe(true)
})

it('draws no two faces alike', () => {
  const avatars = pictureNames.filter((name) => name.startsWith('avatar-')).map(drawOnce)

  expect(new Set(avatars).size).toBe(5)
})

it('has a cover of its own for each of the six articles', () => {
  const covers = [1, 2, 3, 4, 5, 6].map(coverOfArticle)

  expect(new Set(covers).size).toBe(6)
  for (const cover of covers) expect(catalogue[cover]).toMatchObject({ width: 960, height: 600 })
})

it('says so when an article has no cover', () => {
  expect(() => coverOfArticle(7)).toThrow(RangeError)
  expect(() => coverOfArticle(0)).toThrow('article 0 has no cover')
})

it('knows its names from others', () => {
  expect(isPictureName('owner')).toBe(true)
  expect(isPictureName('Owner')).toBe(false)
  expect(isPictureName('toString')).toBe(false)
})
