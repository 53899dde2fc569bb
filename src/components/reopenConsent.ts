import { createContext } from 'react'

/** Opens the cookie settings again, from wherever on the page: src/layout/CookieConsent.tsx. */
export const ReopenConsentContext = createContext<() => void>(() => undefined)
