import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dial } from '../../../src/pictures/draw/dial.ts'
import { box, capsule, carve, ellipsoid, melt, rotateX, rotateY, rotateZ } from '../../../src/pictures/draw/fields.ts'
import type { Vec3 } from '../../../src/pictures/draw/fields.ts'
import { leaningStroke } from '../../../src/pictures/draw/leaningStroke.ts'
import { short } from '../../../src/pictures/draw/numbers.ts'
import { relief } from '../../../src/pictures/draw/relief.ts'
import { ribbon, simplify } from '../../../src/pictures/draw/ribbon.ts'

const palette = { ground: '#000', ink: '#111', lit: '#ff0' }

/** The `d` of the path with a certain fill or stroke. */
function pathOf(svg: string, colour: string): string {
  return new RegExp(`(?:fill|stroke)="${colour}"[^>]* d="([^"]+)"`).exec(svg)?.[1] ?? ''
}

/** The points of a path of relative steps, in its own units. */
function walk(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Mlhv])([^Mlhvz]+)/g)].flatMap(([, command = '', values = '']) => {
    const numbers = (values.match(/-?\d+/g) ?? []).map(Number)
    const points = []
    for (let i = 0; i < numbers.length; i += command === 'h' || command === 'v' ? 1 : 2) {
      x += command === 'v' ? 0 : numbers[i]!
      y += command === 'h' ? 0 : numbers[command === 'v' ? i : i + 1]!
      points.push({ x, y })
    }
    return points
  })
}

const strokes = (path: string) => path.split('M').length - 1

describe('ribbon', () => {
  const samples = fc
    .array(fc.record({ x: fc.double({ min: -50, max: 50, noNaN: true }), width: fc.double({ min: 0.5, max: 8, noNaN: true }) }), {
      minLength: 2,
      maxLength: 40,
    })
    .map((list) => list.map((sample, i) => ({ ...sample, y: i * 3 })))

  it('writes an outline that passes, to a tenth of a pixel, through the ends of its samples', () => {
    fc.assert(
      fc.property(samples, (list) => {
        const points = walk(ribbon(list, 0))
        const first = list[0]!
        expect(points[0]!.x).toBeCloseTo((first.x - first.width / 2) * 10, -1)
        expect(points.at(-1)!.x).toBeCloseTo((first.x + first.width / 2) * 10, -1)
        expect(Math.max(...points.map(({ y }) => y))).toBe((list.length - 1) * 30)
      }),
    )
  })

  it('does not add up rounding errors along the way', () => {
    fc.assert(
      fc.property(samples, (list) => {
        const exact = [
          ...list.map(({ x, width, y }) => ({ x: x - width / 2, y })),
          ...list.map(({ x, width, y }) => ({ x: x + width / 2, y })).toReversed(),
        ]
        for (const point of walk(ribbon(list, 0))) {
          expect(exact.some(({ x, y }) => Math.abs(x * 10 - point.x) <= 0.51 && y * 10 === point.y)).toBe(true)
        }
      }),
    )
  })

  it('simplifies no point farther away than the tolerance', () => {
    const line = fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(line, fc.double({ min: 0.05, max: 5, noNaN: true }), (xs, tolerance) => {
        const points = xs.map((x, i) => ({ x, y: i }))
        const kept = simplify(points, tolerance)
        expect(kept[0]).toBe(points[0])
        expect(kept.at(-1)).toBe(points.at(-1))
        for (const { x, y } of points) {
          const after = kept.findIndex((point) => point.y >= y)
          const [a, b] = [kept[Math.max(0, after - 1)]!, kept[after]!]
          const [dx, dy] = [b.x - a.x, b.y - a.y]
          const distance = Math.abs((x - a.x) * dy - (y - a.y) * dx) / (Math.hypot(dx, dy) || 1)
          expect(distance).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })

  it('reduces a straight stroke to four corners', () => {
    const straight = Array.from({ length: 50 }, (_, i) => ({ x: 5, y: i * 2, width: 2 }))
    expect(ribbon(straight, 0.2)).toBe('M40 0v980h20v-980z')
  })
})

describe('fields', () => {
  it('are negative inside, zero on the surface and positive outside', () => {
    const solids: [string, (p: Vec3) => number][] = [
      ['ellipsoid', (p) => ellipsoid(p, [0, 0, 0], [1, 1, 1])],
      ['capsule', (p) => capsule(p, [0, -1, 0], [0, 1, 0], 1)],
      ['box', (p) => box(p, [0, 0, 0], [1, 1, 1], 0.1)],
    ]
    for (const [name, solid] of solids) {
      expect(solid([0, 0, 0]), name).toBeLessThan(0)
      expect(solid([1, 0, 0]), name).toBeCloseTo(0, 9)
      expect(solid([1.5, 0, 0]), name).toBeCloseTo(0.5, 9)
    }
  })

  it('melt to no more than the nearer solid, and carve to no less than the farther one', () => {
    const value = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(value, value, fc.double({ min: 0.01, max: 1, noNaN: true }), (a, b, blend) => {
        expect(melt(a, b, blend)).toBeLessThanOrEqual(Math.min(a, b))
        expect(carve(a, b, blend)).toBeGreaterThanOrEqual(Math.max(a, b))
        if (Math.abs(a - b) >= blend) expect(melt(a, b, blend)).toBe(Math.min(a, b))
      }),
    )
  })

  it('turn without stretching, and back again', () => {
    const number = fc.double({ min: -5, max: 5, noNaN: true })
    fc.assert(
      fc.property(fc.tuple(number, number, number), number, (point, angle) => {
        for (const rotate of [rotateX, rotateY, rotateZ]) {
          const turned = rotate(point, angle)
          expect(Math.hypot(...turned)).toBeCloseTo(Math.hypot(...point), 9)
          rotate(turned, -angle).forEach((value, i) => expect(value).toBeCloseTo(point[i]!, 9))
        }
      }),
    )
  })
})

describe('relief', () => {
  const ball = { distance: (p: Vec3) => ellipsoid(p, [0, 0, 0], [0.6, 0.6, 0.6]), tone: () => 1 }
  const look = { width: 300, height: 300, palette, solid: ball, strokes: 30 }

  it('draws as many strokes as it is told, three of them lit', () => {
    const svg = relief({ ...look, litAt: 0.1 })
    expect(strokes(pathOf(svg, palette.ink))).toBe(27)
    expect(strokes(pathOf(svg, palette.lit))).toBe(3)
    expect(walk(pathOf(svg, palette.lit))[0]!.x / 10).toBeCloseTo(35, -1)
  })

  it('leaves out the lit path where none is lit', () => {
    expect(relief({ ...look, litCount: 0 })).not.toContain(palette.lit)
  })

  it('leaves strokes beside the form straight and bends those on it', () => {
    const width = (svg: string, stroke: number) => {
      const xs = walk(`M${pathOf(svg, palette.ink).split('M')[stroke + 1]}`).map(({ x }) => x)
      return Math.max(...xs) - Math.min(...xs)
    }
    const svg = relief({ ...look, litCount: 0 })
    expect(width(svg, 0)).toBeLessThan(20)
    expect(width(svg, 15)).toBeGreaterThan(100)
  })

  it('makes light wide, or shade when it is inverted', async () => {
    const brightness = async (inverted: boolean, left: number, top: number) => {
      const svg = relief({ ...look, palette: { ...palette, ink: '#fff' }, litCount: 0, inverted, bend: 0 })
      const pixels = await sharp(Buffer.from(svg)).extract({ left, top, width: 30, height: 30 }).greyscale().raw().toBuffer()
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
    }
    const [lightSide, darkSide] = [
      [100, 100],
      [170, 170],
    ] as const

    expect(await brightness(false, ...lightSide)).toBeGreaterThan((await brightness(false, ...darkSide)) + 50)
    expect(await brightness(true, ...lightSide)).toBeLessThan((await brightness(true, ...darkSide)) - 50)
  })

  it('ends a stroke where the form leaps and begins it anew, exactly at the edge', () => {
    const wall = { distance: ([x, y, z]: Vec3) => box([x, y, z], [0, -1, 0], [2, 1, 0.5], 0), tone: () => 1 }
    const cut = relief({ ...look, solid: wall, litCount: 0, cutPx: 5 })
    expect(strokes(pathOf(cut, palette.ink))).toBe(60)
    const upper = walk(`M${pathOf(cut, palette.ink).split('M')[1]}`)
    expect(Math.abs(Math.max(...upper.map(({ y }) => y)) / 10 - 150)).toBeLessThanOrEqual(1)
  })
})

describe('flat pictures', () => {
  it('puts ninety strokes on a dial, three lit', () => {
    const svg = dial({ width: 960, height: 600, palette, litFrom: 86 })
    expect(strokes(pathOf(svg, palette.ink))).toBe(87)
    expect(strokes(pathOf(svg, palette.lit))).toBe(3)
  })

  it('lights strokes across twelve', () => {
    const svg = dial({ width: 960, height: 600, palette, litFrom: 89, centreX: 0, centreY: 0, radius: 100, length: 10 })
    const tips = pathOf(svg, palette.lit).split('M').slice(1)
    expect(tips).toHaveLength(3)
    expect(svg).toContain('M0 -100L0 -125')
  })

  it('leans one stroke of a row and shortens those below it', () => {
    const svg = leaningStroke({ width: 450, height: 600, palette, strokes: 45, index: 20, lean: 0.3, top: 100, bottom: 500 })
    expect(strokes(pathOf(svg, palette.ink))).toBe(44)
    expect(strokes(pathOf(svg, palette.lit))).toBe(1)
    const tops = [...pathOf(svg, palette.ink).matchAll(/V([\d.]+)/g)].map(([, top]) => Number(top))
    expect(tops.slice(0, 20).every((top) => top === 100)).toBe(true)
    expect(tops[20]).toBeGreaterThan(450)
    expect(tops.at(-1)).toBe(100)
  })

  it('writes numbers short', () => {
    expect([0.5, -0.5, -0.04, 10, 3.14].map(short)).toEqual(['.5', '-.5', '0', '10', '3.1'])
  })
})
