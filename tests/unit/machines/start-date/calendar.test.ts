import { expect, it } from 'vitest'
import { dayNumberOf, dayNumberOfIso, easterSunday, holidayOn, isoOf, weekdayOf } from '#machines/start-date/calendar.ts'
import { holidaysIn } from '#content/holidays.ts'

const day = (iso: string) => dayNumberOfIso(iso) as number

it.each(['1900-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '23.11.2026', '2026-11-23T09:00'])('the calendar rejects "%s"', (iso) => {
  expect(dayNumberOfIso(iso)).toBeUndefined()
})

it('calendar days begin on a Thursday, 1 January 1970', () => {
  expect(isoOf(0)).toBe('1970-01-01')
  expect(weekdayOf(0)).toBe(4)
  expect(day('2000-03-01')).toBe(11_017)
})

// Source: tables of the Physikalisch-Technische Bundesanstalt, with the earliest and latest possible dates and the exceptions to
// Gauss's algorithm.
it.each(['1818-03-22', '1954-04-18', '1981-04-19', '2021-04-04', '2038-04-25', '2049-04-18'])(
  'holidays include Easter Sunday on %s',
  (iso) => {
    expect(isoOf(easterSunday(Number(iso.slice(0, 4))))).toBe(iso)
  },
)

const holidaysOf2026 = (state: Parameters<typeof holidaysIn>[0]) =>
  Array.from({ length: 365 }, (_, index) => dayNumberOf({ year: 2026, month: 1, day: 1 }) + index).flatMap((number) => {
    const id = holidayOn(number, holidaysIn(state))
    return id ? [`${isoOf(number)} ${id}`] : []
  })

it('holidays are nine nationwide ones in 2026, and Reformation Day in Hamburg', () => {
  expect(holidaysOf2026('HH')).toEqual([
    '2026-01-01 new-year',
    '2026-04-03 good-friday',
    '2026-04-06 easter-monday',
    '2026-05-01 labour-day',
    '2026-05-14 ascension',
    '2026-05-25 whit-monday',
    '2026-10-03 unity-day',
    '2026-10-31 reformation-day',
    '2026-12-25 christmas-day',
    '2026-12-26 second-christmas-day',
  ])
})

it.each([
  ['BE', ['2026-03-08 womens-day']],
  ['BY', ['2026-01-06 epiphany', '2026-06-04 corpus-christi', '2026-08-15 assumption', '2026-11-01 all-saints']],
  ['SN', ['2026-10-31 reformation-day', '2026-11-18 repentance-day']],
  ['TH', ['2026-09-20 childrens-day', '2026-10-31 reformation-day']],
] as const)('the holidays of the state %s are in addition %j', (state, own) => {
  const nationwide = holidaysOf2026('HH').filter((one) => !one.endsWith('reformation-day'))
  expect(holidaysOf2026(state).filter((one) => !nationwide.includes(one))).toEqual(own)
})

it.each(['2022-11-16', '2023-11-22', '2027-11-17'])('holidays include the Wednesday before 23 November: %s', (iso) => {
  expect(holidayOn(day(iso), holidaysIn('SN'))).toBe('repentance-day')
})

it.each([
  ['08-03', '08-14', ['2026-08-03', '2026-08-14'], ['2026-08-02', '2026-08-15']],
  // The period spans New Year.
  ['12-28', '01-02', ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-02'], ['2026-12-27', '2027-01-03']],
])('holidays may be a period of every year: from %s to %s', (from, to, free, open) => {
  const found = (iso: string) => holidayOn(day(iso), [{ id: 'closed', from, to }])
  expect(free.map(found)).toEqual(free.map(() => 'closed'))
  expect(open.map(found)).toEqual([undefined, undefined])
})
