import { describe, expect, it } from 'vitest'
import { isPowerOfTen, litStrokes, sliderProps, textAt, VALUE_POSITIONS } from '#machines/funnel-scenario/sliders.ts'

describe('the slide rule of the customer value', () => {
  it('ranges from 10 € to 100.000 € and marks the powers of ten', () => {
    expect(textAt('valueEuro', 1)).toBe('10')
    expect(textAt('valueEuro', 53)).toBe('100000')
    expect(VALUE_POSITIONS.filter((_, stroke) => isPowerOfTen(stroke))).toEqual([10, 100, 1_000, 10_000, 100_000])
  })

  it('maps each of its values to its position, and any other value to the nearest one', () => {
    for (const [index, value] of VALUE_POSITIONS.entries()) expect(sliderProps('valueEuro', value).value).toBe(index + 1)
    expect(textAt('valueEuro', sliderProps('valueEuro', 510).value)).toBe('500')
    expect(textAt('valueEuro', sliderProps('valueEuro', 1).value)).toBe('10')
  })

  it('has a lit stroke for each position up to that of the value', () => {
    expect(litStrokes('valueEuro', 10)).toEqual({ of: 53, lit: 1 })
    expect(litStrokes('valueEuro', 100_000)).toEqual({ of: 53, lit: 53 })
  })
})

it('the slider of the visitors has a position for each number', () => {
  expect(sliderProps('visitors', 2_500).value).toBe(2_500)
  expect(textAt('visitors', 2_500)).toBe('2500')
})

describe('the slider of a rate', () => {
  it('is in percent, and enters a decimal comma', () => {
    expect(sliderProps('leadPermille', 155)).toEqual({ min: 0, max: 100, step: 0.5, value: 15.5 })
    expect(textAt('leadPermille', 15.5)).toBe('15,5')
  })
})
