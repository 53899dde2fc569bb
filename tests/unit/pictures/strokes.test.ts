import { expect, it } from 'vitest'
import { evenly, upright, uprights } from '#pictures/strokes.ts'

// tests/components/scale.test.tsx shows how the strokes of a scale are drawn.

it('upright strokes are rounded to hundredths, and areas with their left edge at x if they have a width', () => {
  expect(upright(1 / 3, 100 - 28.000000000000004, 0.005)).toBe('M0.33 72V0.01')
  expect(uprights([1, 3], 50, 100, 0.5)).toBe('M1 50h0.5v50h-0.5zM3 50h0.5v50h-0.5z')
  expect(uprights([], 100, 62)).toBe('')
})

it('upright strokes are evenly spaced, from the first to before the end, without accumulating rounding errors', () => {
  expect([evenly(0, 4), evenly(2, 4, 6, 1), evenly(4, 4)]).toEqual([[0, 1, 2, 3], [13, 19], []])
  const thirds = Array.from({ length: 100 }, (_, index) => index / 3)
  const last = [...uprights(thirds, 0, 1).matchAll(/[Mm](\S+) \S+V/g)].reduce((x, [, step]) => x + Number(step), 0)
  expect(last).toBeCloseTo(33, 6)
})
