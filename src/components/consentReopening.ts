/** Asked for from the footer of every page, answered by the cookie banner: two parts of the page that know nothing of each other. */
const REOPEN_EVENT = 'consent.reopen'

/** Opens the cookie settings again. */
export function reopenConsent(): void {
  dispatchEvent(new Event(REOPEN_EVENT))
}

/** Calls back when the visitor wants the cookie settings. Returns the way out. */
export function onConsentReopened(listener: () => void): () => void {
  addEventListener(REOPEN_EVENT, listener)
  return () => removeEventListener(REOPEN_EVENT, listener)
}
