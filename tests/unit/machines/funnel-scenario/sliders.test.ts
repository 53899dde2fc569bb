import { expect, it } from 'vitest'
import { isPowerOfTen, sliderProps, textAt, VALUE_POSITIONS } from '#machines/funnel-scenario/sliders.ts'

it('the slide rule of the customer value ranges from 10 € to 100.000 € and marks the powers of ten', () => {
  expect(textAt('valueEuro', 1)).toBe('10')
  expect(textAt('valueEuro', 53)).toBe('100.000')
  expect(VALUE_POSITIONS.filter((_, stroke) => isPowerOfTen(stroke))).toEqual([10, 100, 1_000, 10_000, 100_000])
})

it('the slide rule shows each of its values at its position, and any other value at the nearest one', () => {
  for (const [index, value] of VALUE_POSITIONS.entries()) expect(sliderProps('valueEuro', value).value).toBe(index + 1)
  expect(textAt('valueEuro', sliderProps('valueEuro', 510).value)).toBe('500')
  expect(textAt('valueEuro', sliderProps('valueEuro', 1).value)).toBe('10')
})

it('the other sliders enter their position, a rate with a decimal comma', () => {
  expect(textAt('visitors', 2_500)).toBe('2.500')
  expect(textAt('leadPermille', 15.5)).toBe('15,5')
})
