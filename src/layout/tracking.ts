import type { OptionalCategory } from '../../machines/cookie-banner/consent.ts'

/**
 * Begins (or ends) what the visitor has allowed. No service stands behind any category today, so it only logs;
 * whoever adds one starts and stops it here, and raises CONSENT_VERSION so that everybody is asked again.
 */
export function initialiseTracking(categories: readonly OptionalCategory[]): void {
  console.info(`consent: allowed are ${['necessary', ...categories].join(', ')}`)
}
