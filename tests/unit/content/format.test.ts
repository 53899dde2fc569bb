import { expect, it } from 'vitest'
import * as format from '#content/format.ts'

it('writes numbers with their sign, a point for thousands and at most one decimal, and units after a non-breaking space', () => {
  expect([format.signed(1_000), format.signed(-1_200, '\u00a0€'), format.signed(0)]).toEqual(['+1.000', '−1.200\u00a0€', '0'])
  expect([125, 30, 1_000].map(format.permilleAsPercent)).toEqual(['12,5\u00a0%', '3\u00a0%', '100\u00a0%'])
  expect([format.euro(2997), format.percent(98), format.decimal(4.9)]).toEqual(['2.997\u00a0€', '98\u00a0%', '4,9'])
})

it('writes numbers and places as words, and what is counted in the singular after one', () => {
  const words = ['null', 'eins', 'sechzehn', 'einundzwanzig', 'siebenundsechzig', 'hunderteins', 'hundertneunundneunzig']
  expect([0, 1, 16, 21, 67, 101, 199].map(format.numberWord)).toEqual(words)
  const places = ['dritten', 'siebten', 'neunzehnten', 'zwanzigsten', 'hundertzwanzigsten']
  expect([3, 7, 19, 20, 120].map(format.ordinalWord)).toEqual(places)
  expect([0, 1].map((count) => format.amountOf(count, 'Tag', 'Tagen'))).toEqual(['0\u00a0Tagen', '1\u00a0Tag'])
  expect([1, 12].map((count) => format.wordsOf(count, 'einer Minute', 'Minuten'))).toEqual(['einer Minute', 'zwölf Minuten'])
  expect(format.capitalised('acht Fragen')).toBe('Acht Fragen')
  expect([format.alternatives(['3', '5', '7']), format.alternatives(['3'])]).toEqual(['3, 5 oder 7', '3'])
})

it('names the day on which so many working days end, and what happens every week', () => {
  expect([format.workdayName(1, 5), format.workdayName(2, 3), format.workdayName(3, 7)]).toEqual(['Montag', 'Freitag', 'Freitag'])
  const weekly = ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags']
  expect(([1, 2, 3, 4, 5] as const).map(format.weeklyOn)).toEqual(weekly)
})

it('writes calendar days with their weekday, and periods of each year within a month or over its end', () => {
  expect(format.shortDay({ iso: '2026-11-30', weekday: 1 })).toBe('Mo\u00a030.11.')
  expect(format.shortDay({ iso: '2027-01-03', weekday: 7 }, { year: true })).toBe('So\u00a03.1.2027')
  expect(format.yearlyPeriod('12-24', '12-31')).toBe('24.–31.\u00a0Dezember')
  expect(format.yearlyPeriod('07-27', '08-03')).toBe('27.\u00a0Juli bis 3.\u00a0August')
})

it.each([200, -1, 1.5])('refuses to spell %s', (count) => {
  expect(() => format.numberWord(count)).toThrow('Write numbers from 0 to 199')
})

it('states an average rating with the number and the period of its reviews', () => {
  expect(format.averageRating({ average: 4.9, count: 1_143, period: '2016 bis 2026' })).toEqual({
    value: '4,9 von 5 im Schnitt aus 1.143\u00a0Bewertungen',
    label: 'von 2016 bis 2026',
  })
})
