import type { OptionalCategory } from '#machines/cookie-banner/consent.ts'

/**
 * Starts (or stops) what the visitor has allowed. No category has a service behind it today, so this only logs; to add one, start
 * and stop it here, and raise CONSENT_VERSION so that all visitors are asked again.
 */
export function initialiseTracking(categories: readonly OptionalCategory[]): void {
  console.info(`consent: allowed are ${['necessary', ...categories].join(', ')}`)
}
