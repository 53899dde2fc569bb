/** Key of the consent choice in local storage. */
export const CONSENT_STORAGE_KEY = 'cookie-consent'

/** Key in session storage, set while the visitor has stopped all motion. */
export const HELD_STORAGE_KEY = 'animationen-angehalten'

/** How long a choice is valid, in days. No law sets a period; a year is customary. */
export const CONSENT_EXPIRY_DAYS = 365
