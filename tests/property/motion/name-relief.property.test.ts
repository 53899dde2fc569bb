import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameOf } from '#machines/name-strokes/name-strokes.machine.ts'
import { drawingSize, relief } from '#motion/name-relief.ts'

it('any string is a name of at most 25 characters, which stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (text) => {
      const name = nameOf(text)
      expect([...name].length).toBeLessThanOrEqual(25)
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u)
      expect(nameOf(name)).toBe(name)
    }),
  )
})

it('any drawing gives ninety strokes of finite points within a column and a half of their place, the first three of them wide', () => {
  const { columns, rows } = drawingSize()
  const drawing = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })).map((values) => {
    // Fills blocks of 8 by 8 samples, because letters, too, cover areas rather than single samples.
    const blocks = Array.from({ length: Math.ceil(columns / 8) * Math.ceil(rows / 8) }, () => values.next().value as number)
    return Float32Array.from(
      { length: columns * rows },
      (_, sample) =>
        blocks[Math.floor(Math.floor(sample / columns) / 8) * Math.ceil(columns / 8) + Math.floor((sample % columns) / 8)] as number,
    )
  })
  fc.assert(
    fc.property(drawing, fc.integer({ min: 200, max: 2_000 }), fc.integer({ min: 100, max: 1_400 }), (covers, widthPx, heightPx) => {
      const strokes = relief({ columns, rows, covers }, widthPx, heightPx)
      expect(strokes).toHaveLength(90)
      const columnPx = widthPx / 90
      for (const [place, [top, bottom, ...points]] of strokes.entries()) {
        expect([top, bottom, points.length]).toEqual([0, heightPx, 2 * 48])
        const xs = points.filter((_, index) => index % 2 === 0)
        const widths = points.filter((_, index) => index % 2 === 1)
        for (const x of xs) expect(Math.abs(x - (place + 0.5) * columnPx)).toBeLessThan(1.5 * columnPx)
        expect(Math.min(...widths)).toBeGreaterThan((place < 3 ? 0.61 : 0.1) * columnPx)
        expect(Math.max(...widths)).toBeLessThan(columnPx)
      }
    }),
    { numRuns: 30 },
  )
})
