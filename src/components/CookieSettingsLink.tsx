import { useContext } from 'react'
import { ReopenConsentContext } from './reopenConsent.ts'

/** Where the privacy page says what is stored. Without script there is nothing to set, and it says so. */
const STORAGE_PATH = '/datenschutz.html#speicher'

/** Reopens the cookie settings. */
export function CookieSettingsLink({ label }: { label: string }) {
  const reopenConsent = useContext(ReopenConsentContext)
  return (
    <a
      href={STORAGE_PATH}
      data-kept
      onClick={(event) => {
        event.preventDefault()
        reopenConsent()
      }}
    >
      {label}
    </a>
  )
}
