import type { OptionalCategory } from '../../machines/cookie-banner/consent.ts'

/**
 * Begins (or ends) what the visitor has allowed. No service stands behind any category today, so it only logs;
 * to add one, start and stop it here, and raise CONSENT_VERSION so that all visitors are asked again.
 */
export function initialiseTracking(categories: readonly OptionalCategory[]): void {
  console.info(`consent: allowed are ${['necessary', ...categories].join(', ')}`)
}
