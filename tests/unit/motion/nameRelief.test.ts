import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawingSize, relief, ruler } from '#motion/nameRelief.ts'

it.each([
  [90, 3],
  [120, 10],
])('any drawing gives %i strokes of finite points within a column and a half of their place, the first %i of them wide', (all, lit) => {
  const { columns, rows } = drawingSize({ all, lit })
  const across = Math.ceil(columns / 8)
  const drawing = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })).map((values) => {
    // Fills blocks of 8 by 8 samples, because letters, too, cover areas rather than single samples.
    const blocks = [...values.take(across * Math.ceil(rows / 8))]
    const blockOf = (sample: number) => Math.floor(sample / columns / 8) * across + Math.floor((sample % columns) / 8)
    return Float32Array.from({ length: columns * rows }, (_, sample) => blocks[blockOf(sample)]!)
  })
  fc.assert(
    fc.property(
      drawing,
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 200, max: 2_000 }),
      fc.integer({ min: 100, max: 1_400 }),
      (covers, letters, widthPx, heightPx) => {
        const strokes = relief({ columns, rows, covers, letters }, { all, lit }, widthPx, heightPx)
        expect(strokes).toHaveLength(all)
        const columnPx = widthPx / all
        for (const [place, [top, bottom, ...points]] of strokes.entries()) {
          expect([top, bottom, points.length]).toEqual([0, heightPx, 2 * 96])
          const xs = points.filter((_, index) => index % 2 === 0)
          const widths = points.filter((_, index) => index % 2 === 1)
          expect(Math.max(...xs.map((x) => Math.abs(x - (place + 0.5) * columnPx)))).toBeLessThan(1.5 * columnPx)
          expect(Math.min(...widths)).toBeGreaterThan(place < lit ? 0.61 * columnPx : Math.min(0.1 * columnPx, 0.44))
          expect(Math.max(...widths)).toBeLessThan(columnPx)
        }
      },
    ),
    { numRuns: 30 },
  )
})

// The template's ruler, and rulers of shorter and longer projects.
it.each([
  [90, 3, 90, 3],
  [30, 10, 90, 30],
  [180, 2, 180, 2],
])('on the ruler of %i days, %i of them lit, begin the strokes of a name: %i, %i of them lit', (days, litDays, all, lit) => {
  fc.assert(
    fc.property(fc.integer({ min: 280, max: 2_000 }), (widthPx) => {
      const begun = ruler({ all: days, lit: litDays }, { all, lit }, widthPx, 340)
      const xs = begun.map((stroke) => stroke[2] as number)
      expect(begun).toHaveLength(all)
      expect(xs).toEqual(xs.toSorted((one, other) => one - other))
      expect(new Set(xs).size).toBe(days)
      expect((xs[0] as number) - (begun[0]?.[3] as number) / 2).toBeCloseTo(0, 2)
      expect((xs.at(-1) as number) + (begun.at(-1)?.[3] as number) / 2).toBeCloseTo(widthPx, 2)
      expect(begun.every(([, bottom]) => bottom === 340)).toBe(true)
      const highest = Math.min(...begun.map(([top]) => top as number))
      expect(begun.filter(([top]) => top === highest)).toHaveLength(lit)
    }),
    { numRuns: 30 },
  )
})
