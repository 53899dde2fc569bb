import { assert, double, property } from 'fast-check'
import { expect, it } from 'vitest'
import { attraction, byLetter, cellsOf, changed, leanTowards, particleLetters, rasterChange, rasterScale } from '#motion/particlesField.ts'
import type { DrawnWord } from '#motion/particlesField.ts'

/** Two letters, each 30 px wide and 26 px high. The first is completely covered, the second only in its upper half. */
const twoLetters: DrawnWord = { widthPx: 60, heightPx: 26, letterEndsPx: [30, 60], covers: (x, y) => x < 30 || y < 13 }

it('the raster of a word has one stroke in each cell of 6 by 13 px inside a letter, with the index of that letter', () => {
  const cells = cellsOf(twoLetters)

  expect(cells).toHaveLength(15)
  expect(cells[0]).toEqual({ x: 3, y: 6.5, letter: 0 })
  expect(cells.filter(({ letter }) => letter === 0)).toHaveLength(10)
  expect(cells.filter(({ letter }) => letter === 1)).toEqual([33, 39, 45, 51, 57].map((x) => ({ x, y: 6.5, letter: 1 })))
})

it('the particles of a word are 15 for every letter with ink', () => {
  expect(particleLetters(byLetter(cellsOf(twoLetters), 2))).toEqual([...Array<number>(15).fill(0), ...Array<number>(15).fill(1)])
  expect(particleLetters([[], [{ x: 0, y: 0, letter: 1 }]])).toEqual(Array(15).fill(1))
})

it('the raster gets finer for type below 180 px, but never finer than two thirds', () => {
  expect([300, 180, 150, 40].map(rasterScale)).toEqual([1, 1, 150 / 180, 0.66])
})

it('the pointer attracts within 100 px, by nine tenths of the way at most', () => {
  expect([0, 50, 100, 5_000].map(attraction)).toEqual([0.9, expect.closeTo(0.675), 0, 0])
  expect(attraction(99.9)).toBeGreaterThan(0)
})

it('a stroke leans towards the pointer the shorter way round', () => {
  const leans = [leanTowards(0, -10), leanTowards(0, 10), Math.abs(leanTowards(10, 0)), leanTowards(10, -10), leanTowards(-10, -10)]
  expect(leans.map((radians) => (radians / Math.PI) * 180)).toEqual([0, 0, 90, 45, -45].map((degrees) => expect.closeTo(degrees)))
})

it('the change reaches a stroke with its edge and has changed it 90 px later', () => {
  expect([50, 95, 500].map((edgePx) => changed(50, edgePx, 90))).toEqual([0, 0.5, 1])
})

it('the pointer lets no particle overtake another', () => {
  const distance = double({ min: 0, max: 150, noNaN: true })
  const drawnTo = (distancePx: number) => distancePx * (1 - attraction(distancePx))
  assert(
    property(distance, distance, (a, b) => {
      const [near, far] = a < b ? [a, b] : [b, a]
      expect(drawnTo(near)).toBeLessThanOrEqual(drawnTo(far) + 1e-9)
    }),
  )
})

it('the change from one word to the next keeps the strokes that both share, raises new ones and lowers old ones', () => {
  const upper = cellsOf({ ...twoLetters, covers: (_, y) => y < 13 })
  const left = cellsOf({ ...twoLetters, covers: (x) => x < 30 })
  const { staying, arriving, departing } = rasterChange(upper, left)
  const places = [staying, arriving, departing].map((cells) => cells.map(({ x, y }) => `${x},${y}`).join(' '))

  expect(places).toEqual([
    '3,6.5 9,6.5 15,6.5 21,6.5 27,6.5',
    '3,19.5 9,19.5 15,19.5 21,19.5 27,19.5',
    '33,6.5 39,6.5 45,6.5 51,6.5 57,6.5',
  ])
  expect(rasterChange(upper, upper)).toEqual({ staying: upper, arriving: [], departing: [] })
  expect(rasterChange([], upper)).toEqual({ staying: [], arriving: upper, departing: [] })
  expect(rasterChange(upper, [])).toEqual({ staying: [], arriving: [], departing: upper })
})
