import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openTypesetter } from '#build/pictures/text/typesetter.ts'

const fonts = fileURLToPath(new URL('../../../fixture/styles/fonts/', import.meta.url))
const FAST = { width: 75, weight: 700 }
const SLOW = { width: 125, weight: 400 }

describe('typesetter', () => {
  it('measures the hero lines as a browser does', async () => {
    const { measure } = await openTypesetter(`${fonts}special-gothic-de.woff2`)

    expect(measure('Websites in 3 Tagen', FAST).advance).toBeCloseTo(6.972, 2)
    expect(measure('statt 3 Monaten', SLOW).advance).toBeCloseTo(9.033, 2)
  })

  it('knows where the ink of a line begins, ends and reaches below the baseline', async () => {
    const { measure } = await openTypesetter(`${fonts}special-gothic-de.woff2`)
    const { advance, left, right, depth } = measure('Tag ', FAST)

    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(0.05)
    expect(right).toBeLessThan(advance - 0.1)
    expect(depth).toBeGreaterThan(0.15)
    expect(measure('Tal', FAST).depth).toBeLessThan(0.02)
  })

  it('draws a line in the given size, upwards from its baseline', async () => {
    const { set } = await openTypesetter(`${fonts}special-gothic-de.woff2`)
    const numbers = [...set('H', SLOW, { x: 100, y: 500, sizePx: 200 }).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    const [xs, ys] = [numbers.map(([x]) => x!), numbers.map(([, y]) => y!)]

    expect(Math.min(...xs)).toBeGreaterThan(100)
    expect(Math.max(...xs)).toBeLessThan(300)
    expect(Math.max(...ys)).toBe(500)
    expect(Math.min(...ys)).toBeCloseTo(500 - 0.71 * 200, 0)
  })

  it('refuses a character the font lacks rather than drawing a box', async () => {
    const { set } = await openTypesetter(`${fonts}special-gothic-de.woff2`)

    expect(() => set('5 ★', FAST, { x: 0, y: 0, sizePx: 10 })).toThrow("has no '★'")
  })
})
