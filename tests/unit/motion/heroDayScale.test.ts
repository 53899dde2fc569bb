import { expect, it } from 'vitest'
import { rise } from '#motion/heroDayScale.ts'

it('the ruler under the pointer raises strokes within 72 px, the nearest to 1.75 times its height', () => {
  expect(rise(0)).toBe(0.75)
  expect(rise(36)).toBeCloseTo(0.1875, 10)
  expect(rise(71.9)).toBeGreaterThan(0)
  expect(rise(72)).toBe(0)
  expect(rise(400)).toBe(0)
})
