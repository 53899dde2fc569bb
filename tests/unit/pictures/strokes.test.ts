import { describe, expect, it } from 'vitest'
import { evenly, upright, uprights } from '#pictures/strokes.ts'

describe('an upright stroke', () => {
  it('is a line from one end to the other', () => {
    expect(upright(12, 100, 74)).toBe('M12 100V74')
  })

  it('is an area with its left edge at x if it has a width', () => {
    expect(upright(1.4, 50, 100, 0.7)).toBe('M1.4 50h0.7v50h-0.7z')
  })

  it('is rounded to hundredths', () => {
    expect(upright(1 / 3, 100 - 28.000000000000004, 0.005)).toBe('M0.33 72V0.01')
  })
})

describe('upright strokes', () => {
  it('are placed at each x, all of one length', () => {
    expect(uprights([0, 2, 5], 100, 62)).toBe('M0 100V62m2 38V62m3 38V62')
    expect(uprights([1, 3], 50, 100, 0.5)).toBe('M1 50h0.5v50h-0.5zM3 50h0.5v50h-0.5z')
    expect(uprights([], 100, 62)).toBe('')
  })

  it('end where the function of x says', () => {
    expect(uprights([0, 2, 5], 0, (x) => 10 * x)).toBe('M0 0V0m2 0V20m3 -20V50')
  })

  it('do not accumulate rounding errors', () => {
    const thirds = Array.from({ length: 100 }, (_, index) => index / 3)
    const last = [...uprights(thirds, 0, 1).matchAll(/[Mm](\S+) \S+V/g)].reduce((x, [, step]) => x + Number(step), 0)
    expect(last).toBeCloseTo(33, 6)
  })

  it('are evenly spaced, from the first to before the end', () => {
    expect(evenly(0, 4)).toEqual([0, 1, 2, 3])
    expect(evenly(2, 4, 6, 1)).toEqual([13, 19])
    expect(evenly(4, 4)).toEqual([])
  })
})
