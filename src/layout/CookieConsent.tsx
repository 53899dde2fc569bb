/** The place of the cookie banner, outside the routes. */
export function CookieConsent() {
  return null
}
