import { describe, expect, it } from 'vitest'
import {
  yearlyPeriod,
  alternatives,
  amountOf,
  averageRating,
  capitalised,
  decimal,
  euro,
  numberWord,
  ordinalWord,
  percent,
  permilleAsPercent,
  shortDay,
  signed,
  weeklyOn,
  wordsOf,
  workdayName,
} from '#content/format.ts'

describe('numbers in German texts', () => {
  it('give a difference its sign, and a share at most one decimal', () => {
    expect([signed(1_000), signed(-1_200, '\u00a0€'), signed(0)]).toEqual(['+1.000', '−1.200\u00a0€', '0'])
    expect([125, 30, 1_000].map(permilleAsPercent)).toEqual(['12,5\u00a0%', '3\u00a0%', '100\u00a0%'])
  })

  it.each([
    [0, 'null'],
    [1, 'eins'],
    [16, 'sechzehn'],
    [21, 'einundzwanzig'],
    [67, 'siebenundsechzig'],
    [101, 'hunderteins'],
    [199, 'hundertneunundneunzig'],
  ])('spells %i as %s', (count, word) => {
    expect(numberWord(count)).toBe(word)
  })

  it.each([200, -1, 1.5])('refuses to spell %s', (count) => {
    expect(() => numberWord(count)).toThrow('Write numbers from 0 to 199')
  })

  it.each([
    [3, 'dritten'],
    [7, 'siebten'],
    [19, 'neunzehnten'],
    [20, 'zwanzigsten'],
    [120, 'hundertzwanzigsten'],
  ])('writes position %i as the ordinal %s', (place, word) => {
    expect(ordinalWord(place)).toBe(word)
  })

  it('joins a number and its unit with a non-breaking space', () => {
    expect(euro(2997)).toBe('2.997\u00a0€')
    expect(amountOf(3, 'Tag', 'Tage')).toBe('3\u00a0Tage')
    expect(percent(98)).toBe('98\u00a0%')
    expect(decimal(4.9)).toBe('4,9')
  })

  it('puts a noun into the singular after one, as a figure and as a word', () => {
    expect([amountOf(1, 'Tag', 'Tagen'), amountOf(0, 'Tag', 'Tagen'), amountOf(1_000, 'Website', 'Websites')]).toEqual([
      '1\u00a0Tag',
      '0\u00a0Tagen',
      '1.000\u00a0Websites',
    ])
    expect([wordsOf(1, 'einer Minute', 'Minuten'), wordsOf(12, 'einer Minute', 'Minuten')]).toEqual(['einer Minute', 'zwölf Minuten'])
    expect(averageRating({ average: 5, count: 1, period: '2026' }).value).toBe('5 von 5 im Schnitt aus 1\u00a0Bewertung')
  })

  it('states an average rating with the number and the period of its reviews, and cannot do so without them', () => {
    expect(averageRating({ average: 4.9, count: 1_143, period: '2016 bis 2026' })).toEqual({
      value: '4,9 von 5 im Schnitt aus 1.143\u00a0Bewertungen',
      label: 'von 2016 bis 2026',
    })
    // @ts-expect-error The number and the period are missing.
    void (() => averageRating({ average: 4.9 }))
  })

  it('capitalises a sentence and lists alternatives', () => {
    expect(capitalised('acht Fragen')).toBe('Acht Fragen')
    expect(alternatives(['3', '5', '7'])).toBe('3, 5 oder 7')
    expect(alternatives(['3'])).toBe('3')
  })

  it.each([
    [1, 5, 'Montag'],
    [2, 3, 'Freitag'],
    [3, 7, 'Freitag'],
  ] as const)('names day %i of the week, %i working days later: %s', (weekday, daysLater, name) => {
    expect(workdayName(weekday, daysLater)).toBe(name)
  })

  it('names what happens every week', () => {
    expect(([1, 2, 3, 4, 5] as const).map(weeklyOn)).toEqual(['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags'])
  })
})

it('calendar days are written with weekday, and with year on request', () => {
  expect(shortDay({ iso: '2026-11-30', weekday: 1 })).toBe('Mo\u00a030.11.')
  expect(shortDay({ iso: '2027-01-03', weekday: 7 }, { year: true })).toBe('So\u00a03.1.2027')
})

it('names a period of each year, within a month or over its end', () => {
  expect(yearlyPeriod('12-24', '12-31')).toBe('24.–31.\u00a0Dezember')
  expect(yearlyPeriod('07-27', '08-03')).toBe('27.\u00a0Juli bis 3.\u00a0August')
})
