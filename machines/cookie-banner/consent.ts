import { CONSENT_EXPIRY_MONTHS } from '../common/stored-choice.ts'
import { formatIsoDate, monthsLater, parseIsoDate, wholeTimeMs } from './iso-date.ts'

/** Must be incremented whenever the purposes change, so that every visitor is asked again. */
export const CONSENT_VERSION = 1

/** How far in the future a stored date may be, in ms. One day, because setting a clock back by a day must not invalidate the choice. */
export const CONSENT_FUTURE_TOLERANCE_MS = 86_400_000

/** Maximum length of a stored text that is parsed, in characters. A text that this site writes has about 120. */
export const CONSENT_TEXT_LIMIT = 1_000

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

/** What is stored, with exactly these keys. */
export interface Consent extends CategoryChoice {
  readonly necessary: true
  /** When the choice was made, ISO 8601 in UTC. */
  readonly date: string
  readonly version: number
}

/**
 * Why the visitor has to be asked:
 * - `absent`: nothing is stored,
 * - `damaged`: what is stored was not written by this site,
 * - `outdated`: the purposes have changed since,
 * - `expired`: the choice is older than `CONSENT_EXPIRY_MONTHS`,
 * - `future`: the choice is dated in the future, so its age is unknown.
 */
export type AskAgainReason = 'absent' | 'damaged' | 'outdated' | 'expired' | 'future'

export type ParsedConsent =
  | { readonly consent: Consent; readonly reason: null }
  | { readonly consent: null; readonly reason: AskAgainReason }

const KEYS = ['necessary', ...OPTIONAL_CATEGORIES, 'date', 'version'] as const

function askAgain(reason: AskAgainReason): ParsedConsent {
  return { consent: null, reason }
}

/** The own properties of the object in a JSON text, as a map; null if the text contains anything else, such as an array. */
function readObject(text: string): ReadonlyMap<string, unknown> | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  // In a map, a stored "__proto__" is an unknown key like any other.
  return new Map(Object.entries(value))
}

/**
 * Reads a stored consent. Never throws. A text that `serializeConsent` could not have written grants nothing.
 *
 * @param text The stored text, null if there is none.
 * @param nowMs The current time in ms since 1970.
 */
export function parseConsent(text: string | null, nowMs: number): ParsedConsent {
  if (text === null) return askAgain('absent')
  if (text.length > CONSENT_TEXT_LIMIT) return askAgain('damaged')
  const stored = readObject(text)
  if (stored === null) return askAgain('damaged')

  const version = stored.get('version')
  if (!Number.isInteger(version)) return askAgain('damaged')
  // The version is checked before the keys, because another version may have had other keys.
  if (version !== CONSENT_VERSION) return askAgain('outdated')

  const date = stored.get('date')
  const dateMs = typeof date === 'string' ? parseIsoDate(date) : null
  const analytics = stored.get('analytics')
  const marketing = stored.get('marketing')
  const functional = stored.get('functional')
  if (
    stored.size !== KEYS.length ||
    stored.get('necessary') !== true ||
    typeof analytics !== 'boolean' ||
    typeof marketing !== 'boolean' ||
    typeof functional !== 'boolean' ||
    dateMs === null
  ) {
    return askAgain('damaged')
  }

  const presentMs = wholeTimeMs(nowMs)
  if (dateMs > presentMs + CONSENT_FUTURE_TOLERANCE_MS) return askAgain('future')
  if (presentMs >= monthsLater(dateMs, CONSENT_EXPIRY_MONTHS)) return askAgain('expired')
  const consent = createConsent({ analytics, marketing, functional }, dateMs)
  return { consent, reason: null }
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
    date: formatIsoDate(nowMs),
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
