/** Where the privacy page says what is stored. Without script there is nothing to set, and it says so. */
const STORAGE_PATH = '/datenschutz.html#speicher'

/** Reopens the cookie settings: a press is answered by the cookie banner, wherever the link stands. */
export function CookieSettingsLink({ label }: { label: string }) {
  return (
    <a href={STORAGE_PATH} data-answered-by="choices">
      {label}
    </a>
  )
}
