import { describe, expect, it } from 'vitest'
import { dayInGermany } from '#runtime/calendar.ts'

describe('the day in Germany', () => {
  it.each([
    // CET is one hour ahead of UTC, CEST two.
    ['2026-11-22T22:59:59Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is %s, whatever the time zone of the visitor', (moment, day) => {
    expect(dayInGermany(Date.parse(moment))).toBe(day)
  })

  it('agrees with the time zone database in every year from 1996 to 2036', () => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' })
    const [first, last] = [Date.UTC(1996, 0, 1), Date.UTC(2037, 0, 1)]
    // Steps of 23 hours cover every hour of the day.
    for (let moment = first; moment < last; moment += 23 * 3_600_000) expect(dayInGermany(moment)).toBe(format.format(moment))
  })
})
