import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatThousands } from '#machines/common/formatThousands.ts'

describe('formatThousands', () => {
  it('formats every whole number as Intl does in German', () => {
    const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
    assert(
      property(integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => expect(formatThousands(value)).toBe(german.format(value))),
    )
  })

  it('rounds a fraction, halves up', () => {
    expect([0.4, 0.5, 999.5].map(formatThousands)).toEqual(['0', '1', '1.000'])
    const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
    assert(property(double({ min: 0, max: 1e9, noNaN: true }), (value) => expect(formatThousands(value)).toBe(german.format(value))))
  })
})
