import { describe, expect, it } from 'vitest'
import { dayInGermany } from '../../../src/actors/calendar.ts'

describe('the day in Germany', () => {
  it.each([
    // Winter time is an hour ahead of UTC, summer time two.
    ['2026-11-22T22:59:59Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('is at %s the %s, wherever the visitor is', (moment, day) => {
    expect(dayInGermany(Date.parse(moment))).toBe(day)
  })
})
