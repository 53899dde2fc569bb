/** The part of the privacy page about storage. It explains that without script there is nothing to set. */
const STORAGE_PATH = '/datenschutz.html#speicher'

/** Reopens the cookie settings. The cookie banner handles the press, wherever the link is. */
export function CookieSettingsLink({ label }: { label: string }) {
  return (
    <a href={STORAGE_PATH} data-answered-by="choices">
      {label}
    </a>
  )
}
