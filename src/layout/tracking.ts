import type { OptionalCategory } from '#machines/cookie-banner/consent.ts'

/**
 * Starts the services that the visitor has allowed, and stops the others. No category has a service today, so this only logs. To add a
 * service, start and stop it here, and increment `CONSENT_VERSION` so that all visitors are asked again.
 */
export function initialiseTracking(categories: readonly OptionalCategory[]): void {
  console.info(`consent: allowed are ${['necessary', ...categories].join(', ')}`)
}
