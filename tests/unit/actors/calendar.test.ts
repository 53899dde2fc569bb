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

  it('is what the database of time zones says, in every year since the rule began', () => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' })
    const [first, last] = [Date.UTC(1996, 0, 1), Date.UTC(2037, 0, 1)]
    // 23 hours take every hour of the day in turn.
    for (let moment = first; moment < last; moment += 23 * 3_600_000) expect(dayInGermany(moment)).toBe(format.format(moment))
  })
})
