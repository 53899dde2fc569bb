import { expect, it } from 'vitest'
import { flightsOf, FLIGHT_MS, poseAt } from '#motion/confettiFlight.ts'

const SEEDS = [0, 2026, 2 ** 31 - 1, -5, 0.5]
const PIECES = 20

it('flies the same for the same seed, and differently for another', () => {
  expect(flightsOf(7, PIECES)).toHaveLength(20)
  expect(flightsOf(7, PIECES)).toEqual(flightsOf(7, PIECES))
  expect(flightsOf(8, PIECES)).not.toEqual(flightsOf(7, PIECES))
})

it.each(SEEDS)('fans out to the left and up within 900 ms, and stays in its frame (seed %d)', (seed) => {
  expect(FLIGHT_MS).toBe(900)
  const poses = flightsOf(seed, PIECES).map((flight) => poseAt(flight, 900))
  for (const { x, y, opacity } of poses) {
    expect(x).toBeGreaterThan(-1)
    expect(x).toBeLessThan(0.12)
    expect(y).toBeGreaterThan(-1.1)
    expect(opacity).toBe(1)
  }
  // The fan is spread evenly: some pieces are far to the left, some high up, and most above their start.
  expect(Math.min(...poses.map(({ x }) => x))).toBeLessThan(-0.6)
  expect(Math.min(...poses.map(({ y }) => y))).toBeLessThan(-0.4)
  expect(poses.filter(({ y }) => y < 0).length).toBeGreaterThanOrEqual(15)
})

it('fades from 1.8 s and is gone at 3 s', () => {
  const [flight] = flightsOf(3, PIECES)
  if (!flight) throw new Error('no flight')
  expect(poseAt(flight, 1_800).opacity).toBe(1)
  expect(poseAt(flight, 1_801).opacity).toBeLessThan(1)
  expect(poseAt(flight, 2_999).opacity).toBeGreaterThan(0)
  expect(poseAt(flight, 3_000).opacity).toBe(0)
})
