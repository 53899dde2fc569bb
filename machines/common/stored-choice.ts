/** Where the answer to the cookie question lies in local storage. */
export const CONSENT_STORAGE_KEY = 'cookie-consent'

/** How long a choice holds, in calendar months. No law names a term; a year is what is usual. */
export const CONSENT_EXPIRY_MONTHS = 12
