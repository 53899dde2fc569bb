/** The drawing of a package's days within an element: one stroke for each day. */
const daysIn = (scope: ParentNode | null) => scope?.querySelector<SVGElement>('[data-days]')

/**
 * Goes to a link's target on the same page while the strokes beside the link fly there, in 420 ms (src/styles/page-turn.css).
 *
 * @returns whether the strokes fly. If there are none beside the link or at its target, or the browser has no view transitions, this
 *   function does nothing.
 */
export function flyTo(link: HTMLAnchorElement): boolean {
  const from = daysIn(link.closest('article'))
  const place = document.getElementById(link.hash.slice(1))?.closest('[data-section]') ?? null
  if (!from || !daysIn(place) || !document.startViewTransition) return false
  let named = from
  const name = (element: SVGElement) => {
    named.style.viewTransitionName = ''
    element.style.viewTransitionName = 'days'
    named = element
  }
  name(from)
  const { finished, ready } = document.startViewTransition(() => {
    location.hash = link.hash
    // The choice in the fragment is applied at once, so that the strokes at the target are those of the package.
    dispatchEvent(new Event('hashchange'))
    const to = daysIn(place)
    if (!to) return
    name(to)
    // Makes sure that the strokes at the target are visible.
    to.scrollIntoView({ block: 'nearest' })
  })
  // Rejects when a second flight skips this one, which is not an error.
  ready.catch(() => undefined)
  void finished.finally(() => {
    named.style.viewTransitionName = ''
  })
  return true
}
