/** Key of the consent in local storage. */
export const CONSENT_STORAGE_KEY = 'cookie-consent'

/** How long a consent is valid, in days. No law sets a period; a year is customary. */
export const CONSENT_EXPIRY_DAYS = 365

const DAY_MS = 86_400_000

/** Must be incremented whenever the purposes change, so that every visitor is asked again. */
export const CONSENT_VERSION = 1

/** How far in the future a stored date may be, in ms. One day, because setting a clock back by a day must not invalidate the choice. */
const CONSENT_FUTURE_TOLERANCE_MS = DAY_MS

/** The purposes a visitor can allow; "necessary" is not listed because it is always on. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const

export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

export type CategoryChoice = Readonly<Record<OptionalCategory, boolean>>

export const NOTHING_GRANTED: CategoryChoice = {
  analytics: false,
  marketing: false,
  functional: false,
}

export const EVERYTHING_GRANTED: CategoryChoice = {
  analytics: true,
  marketing: true,
  functional: true,
}

/** What is stored, with exactly these keys in the order of `createConsent`. */
export interface Consent extends CategoryChoice {
  readonly necessary: true
  /** When the choice was made, ISO 8601 in UTC. */
  readonly date: string
  readonly version: number
}

/**
 * The consent in a stored text, or null if the visitor must be asked again: nothing is stored, the choice has expired, its purposes have
 * changed since, or this site did not write the text. Never throws.
 *
 * Only the very text that `serializeConsent` writes is valid, so nothing else can grant anything.
 *
 * @param nowMs The current time in ms since 1970.
 */
export function parseConsent(text: string | null, nowMs: number): Consent | null {
  try {
    const { analytics, marketing, functional, date } = JSON.parse(text ?? '') as Consent
    const madeMs = Date.parse(date)
    const choice = { analytics: analytics === true, marketing: marketing === true, functional: functional === true }
    const consent = createConsent(choice, madeMs)
    const isInForce = madeMs <= nowMs + CONSENT_FUTURE_TOLERANCE_MS && nowMs < madeMs + CONSENT_EXPIRY_DAYS * DAY_MS
    return isInForce && serializeConsent(consent) === text ? consent : null
  } catch {
    return null
  }
}

/**
 * A consent of the current version.
 *
 * @param nowMs When the choice was made, in ms since 1970.
 */
export function createConsent(choice: CategoryChoice, nowMs: number): Consent {
  return {
    necessary: true,
    analytics: choice.analytics,
    marketing: choice.marketing,
    functional: choice.functional,
    date: new Date(nowMs).toISOString(),
    version: CONSENT_VERSION,
  }
}

/** The text to store; `parseConsent` reads it back. */
export function serializeConsent(consent: Consent): string {
  return JSON.stringify(consent)
}

/** The optional categories that a choice allows, always in the same order; none if `choice` is null. */
export function grantedCategories(choice: CategoryChoice | null): readonly OptionalCategory[] {
  return OPTIONAL_CATEGORIES.filter((category) => choice?.[category] === true)
}
