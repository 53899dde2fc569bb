import { expect, it } from 'vitest'
import { openTypesetter } from '#build/pictures/text/typesetter.ts'

const { measure, set } = await openTypesetter('tests/fixture/styles/fonts/special-gothic-de.woff2')
const FAST = { width: 75, weight: 700 }

// How lines are set is tested on the cards.
it('measures the hero lines as a browser does', () => {
  expect(measure('Websites in 3 Tagen', FAST).advance).toBeCloseTo(6.972, 2)
  expect(measure('statt 3 Monaten', { width: 125, weight: 400 }).advance).toBeCloseTo(9.033, 2)
})

it('knows how far a line reaches below its baseline', () => {
  expect(measure('Tag', FAST).depth).toBeGreaterThan(0.15)
  expect(measure('Tal', FAST).depth).toBeLessThan(0.02)
})

it('refuses a character the font lacks rather than drawing a box', () => {
  expect(() => set('5 ★', FAST, { x: 0, y: 0, sizePx: 10 })).toThrow("has no '★'")
})
