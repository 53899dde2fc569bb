import { describe, expect, it } from 'vitest'
import { CONSENT_EXPIRY_MONTHS, CONSENT_STORAGE_KEY } from '#machines/common/stored-choice.ts'
import {
  CONSENT_VERSION,
  createConsent,
  EVERYTHING_GRANTED,
  grantedCategories,
  NOTHING_GRANTED,
  parseConsent,
  serializeConsent,
} from '#machines/cookie-banner/consent.ts'
import { ALL_STORED, DAMAGED_TEXTS, NOW_MS, stored } from './stored.ts'

const reasonOf = (text: string | null, nowMs = NOW_MS) => parseConsent(text, nowMs).reason

describe('the stored consent', () => {
  it('is one JSON object with four booleans, the date and a version', () => {
    expect(CONSENT_VERSION).toBe(1)
    expect(CONSENT_STORAGE_KEY).toBe('cookie-consent')
    expect(serializeConsent(createConsent(EVERYTHING_GRANTED, NOW_MS))).toBe(ALL_STORED)
  })

  it('is parsed in any key order and with whitespace', () => {
    const text = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(ALL_STORED) as object).toReversed()), null, 2)

    expect(parseConsent(text, NOW_MS)).toEqual({ consent: JSON.parse(ALL_STORED), reason: null })
  })

  it('is absent when nothing is stored', () => {
    expect(parseConsent(null, NOW_MS)).toEqual({ consent: null, reason: 'absent' })
  })

  it.each(DAMAGED_TEXTS)('is damaged and grants nothing: %s', (_, text) => {
    expect(parseConsent(text, NOW_MS)).toEqual({ consent: null, reason: 'damaged' })
  })

  it.each([[0], [2], [-1], [99]])('is outdated with version %s, whatever else it contains', (version) => {
    expect(reasonOf(stored({ version }))).toBe('outdated')
    expect(reasonOf(JSON.stringify({ version, social: true }))).toBe('outdated')
  })

  it('expires 12 calendar months after its date, to the millisecond', () => {
    expect(CONSENT_EXPIRY_MONTHS).toBe(12)
    expect(reasonOf(ALL_STORED, Date.UTC(2027, 10, 20, 6, 11) - 1)).toBeNull()
    expect(reasonOf(ALL_STORED, Date.UTC(2027, 10, 20, 6, 11))).toBe('expired')
    expect(reasonOf(stored({ date: '2021-01-01T00:00:00.000Z' }))).toBe('expired')
    expect(reasonOf(ALL_STORED, Infinity)).toBe('expired')
  })

  it('counts as from the future if it is more than a day ahead', () => {
    expect(reasonOf(ALL_STORED, NOW_MS - 86_400_000)).toBeNull()
    expect(reasonOf(ALL_STORED, NOW_MS - 86_400_001)).toBe('future')
    expect(reasonOf(stored({ date: '2099-01-01T00:00:00.000Z' }))).toBe('future')
    expect(reasonOf(ALL_STORED, Number.NaN)).toBe('future')
  })
})

describe('grantedCategories', () => {
  it('lists the granted categories in a fixed order', () => {
    expect(grantedCategories(EVERYTHING_GRANTED)).toEqual(['analytics', 'marketing', 'functional'])
    expect(grantedCategories({ functional: true, marketing: false, analytics: true })).toEqual(['analytics', 'functional'])
    expect(grantedCategories(NOTHING_GRANTED)).toEqual([])
    expect(grantedCategories(null)).toEqual([])
  })
})
