/** Sent by the link in every page's footer, handled by the cookie banner: two separately hydrated parts. */
const REOPEN_EVENT = 'consent.reopen'

/** Opens the cookie settings again. */
export function reopenConsent(): void {
  dispatchEvent(new Event(REOPEN_EVENT))
}

/** Calls back when the visitor asks for the cookie settings. Returns the unsubscribe function. */
export function onConsentReopened(listener: () => void): () => void {
  addEventListener(REOPEN_EVENT, listener)
  return () => removeEventListener(REOPEN_EVENT, listener)
}
