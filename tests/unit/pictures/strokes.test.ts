import { expect, it } from 'vitest'
import { evenly, upright, uprights } from '#pictures/strokes.ts'

it.each([
  ['from one end to the other', upright(12, 100, 74), 'M12 100V74'],
  ['as an area with its left edge at x if it has a width', upright(1.4, 50, 100, 0.7), 'M1.4 50h0.7v50h-0.7z'],
  ['rounded to hundredths', upright(1 / 3, 100 - 28.000000000000004, 0.005), 'M0.33 72V0.01'],
  ['at each x, all of one length', uprights([0, 2, 5], 100, 62), 'M0 100V62m2 38V62m3 38V62'],
  ['as areas', uprights([1, 3], 50, 100, 0.5), 'M1 50h0.5v50h-0.5zM3 50h0.5v50h-0.5z'],
  ['to where a function of x says', uprights([0, 2, 5], 0, (x) => 10 * x), 'M0 0V0m2 0V20m3 -20V50'],
  ['nowhere without x', uprights([], 100, 62), ''],
])('upright strokes are drawn %s', (_, drawn, path) => {
  expect(drawn).toBe(path)
})

it('upright strokes are evenly spaced, from the first to before the end, without accumulating rounding errors', () => {
  expect([evenly(0, 4), evenly(2, 4, 6, 1), evenly(4, 4)]).toEqual([[0, 1, 2, 3], [13, 19], []])
  const thirds = Array.from({ length: 100 }, (_, index) => index / 3)
  const last = [...uprights(thirds, 0, 1).matchAll(/[Mm](\S+) \S+V/g)].reduce((x, [, step]) => x + Number(step), 0)
  expect(last).toBeCloseTo(33, 6)
})
