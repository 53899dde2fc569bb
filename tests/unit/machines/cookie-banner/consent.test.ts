import { describe, expect, it } from 'vitest'
import { CONSENT_STORAGE_KEY } from '#machines/common/stored-choice.ts'
import {
  CONSENT_VERSION,
  createConsent,
  EVERYTHING_GRANTED,
  grantedCategories,
  parseConsent,
  serializeConsent,
} from '#machines/cookie-banner/consent.ts'
import { ALL_STORED, INVALID_TEXTS, NOW_MS } from './stored.ts'

const isValid = (text: string | null, nowMs = NOW_MS) => parseConsent(text, nowMs) !== null
const DAY_MS = 86_400_000

describe('the stored consent', () => {
  it('is one JSON object with four booleans, the date and a version', () => {
    expect(CONSENT_VERSION).toBe(1)
    expect(CONSENT_STORAGE_KEY).toBe('cookie-consent')
    expect(serializeConsent(createConsent(EVERYTHING_GRANTED, NOW_MS))).toBe(ALL_STORED)
    expect(parseConsent(ALL_STORED, NOW_MS)).toEqual(JSON.parse(ALL_STORED))
  })

  it.each(INVALID_TEXTS)('grants nothing: %s', (_, text) => {
    expect(parseConsent(text, NOW_MS)).toBeNull()
  })

  it('expires 365 days after its date, to the millisecond', () => {
    expect(isValid(ALL_STORED, NOW_MS + 365 * DAY_MS - 1)).toBe(true)
    expect(isValid(ALL_STORED, NOW_MS + 365 * DAY_MS)).toBe(false)
  })

  it('grants nothing if its date is more than a day ahead, because its age is unknown', () => {
    expect(isValid(ALL_STORED, NOW_MS - DAY_MS)).toBe(true)
    expect(isValid(ALL_STORED, NOW_MS - DAY_MS - 1)).toBe(false)
  })
})

it('grants categories in a fixed order', () => {
  expect(grantedCategories({ functional: true, marketing: false, analytics: true })).toEqual(['analytics', 'functional'])
  expect(grantedCategories(null)).toEqual([])
})
