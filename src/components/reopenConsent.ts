import { createContext } from 'react'

/** Reopens the cookie settings from anywhere on the page: src/layout/CookieConsent.tsx. */
export const ReopenConsentContext = createContext<() => void>(() => undefined)
