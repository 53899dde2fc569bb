/** Where the link leads without JavaScript: the section of the privacy page about what is stored in the browser. */
export const STORAGE_PATH = '/datenschutz.html#speicher'

/** Reopens the cookie settings. The cookie banner handles the press, wherever the link is. */
export function CookieSettingsLink({ label }: { label: string }) {
  return (
    <a href={STORAGE_PATH} data-answered-by="cookie-banner">
      {label}
    </a>
  )
}
