/**
 * Keeps `?inspect` in the URL when the visitor follows a link of the page, so that every page is inspected after it loads.
 *
 * @param value The value of the `inspect` parameter.
 */
export function keepInspecting(value: string): void {
  for (const change of ['pushState', 'replaceState'] as const) {
    const own = history[change].bind(history)
    history[change] = (state: unknown, unused: string, url?: string | URL | null) =>
      own(state, unused, url && withInspect(String(url), value))
  }
}

/** The URL with `?inspect=`; unchanged if it leads to another site. */
function withInspect(url: string, value: string): string {
  const address = new URL(url, location.href)
  if (address.origin !== location.origin || address.searchParams.has('inspect')) return url
  const hashAt = url.indexOf('#')
  const [path, hash] = hashAt < 0 ? [url, ''] : [url.slice(0, hashAt), url.slice(hashAt)]
  return `${path}${path.includes('?') ? '&' : '?'}inspect${value && `=${value}`}${hash}`
}
