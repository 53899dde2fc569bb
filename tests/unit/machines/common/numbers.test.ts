import { assert, double, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { formatThousands } from '#machines/common/numbers.ts'

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

it.each([
  ['every whole number as Intl does in German', integer({ min: 0, max: Number.MAX_SAFE_INTEGER })],
  ['a fraction rounded', double({ min: 0, max: 1e9, noNaN: true })],
])('formats %s', (_, numbers) => {
  assert(
    property(numbers, (value) => {
      expect(formatThousands(value)).toBe(german.format(value))
    }),
  )
})

it('rounds halves up', () => {
  expect([0.4, 0.5, 999.5].map(formatThousands)).toEqual(['0', '1', '1.000'])
})
