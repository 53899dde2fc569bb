import { expect, it } from 'vitest'
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

it.each([
  ['a difference with its sign', [signed(1_000), signed(-1_200, '\u00a0€'), signed(0)], ['+1.000', '−1.200\u00a0€', '0']],
  ['a share with at most one decimal', [125, 30, 1_000].map(permilleAsPercent), ['12,5\u00a0%', '3\u00a0%', '100\u00a0%']],
  ['units after a non-breaking space', [euro(2997), percent(98), decimal(4.9)], ['2.997\u00a0€', '98\u00a0%', '4,9']],
  [
    'a noun in the singular after one',
    [0, 1, 1_000].map((count) => amountOf(count, 'Tag', 'Tagen')),
    ['0\u00a0Tagen', '1\u00a0Tag', '1.000\u00a0Tagen'],
  ],
  ['and after a word', [1, 12].map((count) => wordsOf(count, 'einer Minute', 'Minuten')), ['einer Minute', 'zwölf Minuten']],
  [
    'numbers as words',
    [0, 1, 16, 21, 67, 101, 199].map(numberWord),
    ['null', 'eins', 'sechzehn', 'einundzwanzig', 'siebenundsechzig', 'hunderteins', 'hundertneunundneunzig'],
  ],
  ['places as ordinals', [3, 7, 19, 20, 120].map(ordinalWord), ['dritten', 'siebten', 'neunzehnten', 'zwanzigsten', 'hundertzwanzigsten']],
  ['a sentence with a capital', [capitalised('acht Fragen')], ['Acht Fragen']],
  ['alternatives', [alternatives(['3', '5', '7']), alternatives(['3'])], ['3, 5 oder 7', '3']],
  [
    'the day on which so many working days end',
    [workdayName(1, 5), workdayName(2, 3), workdayName(3, 7)],
    ['Montag', 'Freitag', 'Freitag'],
  ],
  ['what happens every week', ([1, 2, 3, 4, 5] as const).map(weeklyOn), ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags']],
  [
    'calendar days with their weekday, and with the year on request',
    [shortDay({ iso: '2026-11-30', weekday: 1 }), shortDay({ iso: '2027-01-03', weekday: 7 }, { year: true })],
    ['Mo\u00a030.11.', 'So\u00a03.1.2027'],
  ],
  [
    'a period of each year, within a month or over its end',
    [yearlyPeriod('12-24', '12-31'), yearlyPeriod('07-27', '08-03')],
    ['24.–31.\u00a0Dezember', '27.\u00a0Juli bis 3.\u00a0August'],
  ],
])('writes %s', (_, written, expected) => {
  expect(written).toEqual(expected)
})

it.each([200, -1, 1.5])('refuses to spell %s', (count) => {
  expect(() => numberWord(count)).toThrow('Write numbers from 0 to 199')
})

it('states an average rating with the number and the period of its reviews', () => {
  expect(averageRating({ average: 4.9, count: 1_143, period: '2016 bis 2026' })).toEqual({
    value: '4,9 von 5 im Schnitt aus 1.143\u00a0Bewertungen',
    label: 'von 2016 bis 2026',
  })
})
