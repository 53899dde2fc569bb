/**
 * Adds `?inspect` to the links that the visitor follows to other pages of the site, so that every page is inspected.
 *
 * @param value The value of the `inspect` parameter.
 */
export function keepInspecting(value: string): void {
  const addParameter = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    const query = new URLSearchParams(link.search)
    if (query.has('inspect')) return
    query.set('inspect', value)
    link.search = query.toString()
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, addParameter, { capture: true })
}
