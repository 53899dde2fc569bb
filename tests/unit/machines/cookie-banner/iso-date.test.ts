import { describe, expect, it } from 'vitest'
import { monthsLater, parseIsoDate, wholeTimeMs } from '#machines/cookie-banner/iso-date.ts'

const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

describe('wholeTimeMs', () => {
  it.each([
    [12.9, 12],
    [0, 0],
    [-0.5, 0],
    [Number.NaN, 0],
    [-Infinity, 0],
    [Infinity, LAST_MS],
    [LAST_MS + 1, LAST_MS],
  ])('converts %s to %s', (timeMs, expectedMs) => {
    expect(wholeTimeMs(timeMs)).toBe(expectedMs)
  })
})

describe('parseIsoDate', () => {
  it('accepts a time without fractions of a second, from the first of 1970 on', () => {
    expect(parseIsoDate('2026-11-20T06:11:00Z')).toBe(Date.UTC(2026, 10, 20, 6, 11))
    expect(parseIsoDate('1970-01-01T00:00:00Z')).toBe(0)
  })

  it.each([
    '',
    '2026',
    '2026-11-20',
    '2026-11-20T06:11Z',
    '2026-11-20T06:11:00',
    '2026-11-20T06:11:00+01:00',
    '2026-11-20T06:11:00.0Z',
    '2026-11-20 06:11:00Z',
    ' 2026-11-20T06:11:00Z',
    '2026-11-20T06:11:00Z\n',
    '2026-11-20T24:00:00Z',
    '2026-11-20T23:59:60Z',
    '1969-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '+12026-11-20T06:11:00Z',
    '２０２６-11-20T06:11:00Z',
    '20. November 2026',
  ])('rejects "%s"', (text) => {
    expect(parseIsoDate(text)).toBeNull()
  })
})

describe('monthsLater', () => {
  it.each([
    ['2025-11-20T06:11:00.123Z', 12, '2026-11-20T06:11:00.123Z'],
    ['2025-11-20T06:11:00.123Z', 0, '2025-11-20T06:11:00.123Z'],
    ['2025-12-31T23:59:59.999Z', 12, '2026-12-31T23:59:59.999Z'],
    ['2027-02-28T00:00:00.000Z', 12, '2028-02-28T00:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2026-11-30T00:00:00.000Z', 1, '2026-12-30T00:00:00.000Z'],
    ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  ])('is %s plus %s months = %s', (from, months, to) => {
    expect(monthsLater(Date.parse(from), months)).toBe(Date.parse(to))
  })
})
