/** Key of the consent choice in local storage. */
export const CONSENT_STORAGE_KEY = 'cookie-consent'

/** How long a choice is valid, in calendar months. No law sets a period; a year is customary. */
export const CONSENT_EXPIRY_MONTHS = 12
