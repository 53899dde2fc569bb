/** The strokes of a package, one for each day. */
const daysIn = (scope: ParentNode | null) => scope?.querySelector<SVGElement>('[data-days]')

/**
 * Goes to a link's target on the open page, with the strokes beside the link flying along, in 420 ms (src/styles/page-turn.css).
 *
 * @returns whether they fly: both ends have strokes, and the browser has view transitions.
 */
export function flyTo(link: HTMLAnchorElement): boolean {
  const from = daysIn(link.closest('article'))
  const place = document.querySelector(link.hash)
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
    const to = daysIn(place)
    if (!to) return
    name(to)
    // Makes sure that their target is visible.
    to.scrollIntoView({ block: 'nearest' })
  })
  // A second flight skips the first, which is not an error.
  ready.catch(() => undefined)
  void finished.finally(() => {
    named.style.viewTransitionName = ''
  })
  return true
}
