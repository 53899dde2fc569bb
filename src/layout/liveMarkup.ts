import { followHeadings } from '#runtime/followHeadings.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'

/** Share of an element that must be visible for its entrance, 0 to 1. */
const ARRIVAL_RATIO = 0.4
/** Everything above the viewport counts as seen: an anchor may jump past an element that has never been visible. */
const ABOVE = '1000000px 0px'

/** Runs what moves or reacts in a page without having a state: entrances and tables of contents. */
export function attendToMarkup(): void {
  if (!prefersReducedMotion()) for (const element of document.querySelectorAll('[data-arrives]')) letArrive(element)
  for (const list of document.querySelectorAll('[data-contents]')) markCurrentHeading(list)
}

/**
 * Lets an element play its only entrance when it first comes into view: `data-arrival` changes from 'waiting' to 'arrived'. Without
 * script, with reduced motion, or if the visitor is already there or past it, it is shown in its final state.
 */
function letArrive(element: Element): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine the observer delivers several entries at once; the last one is current.
      const entry = entries.at(-1)
      if (!entry) return
      if (element.getAttribute('data-arrival') === 'waiting') {
        if (entry.intersectionRatio < ARRIVAL_RATIO) return
        element.setAttribute('data-arrival', 'arrived')
      } else if (!entry.isIntersecting) {
        element.setAttribute('data-arrival', 'waiting')
        return
      }
      observer.disconnect()
    },
    { threshold: [0, ARRIVAL_RATIO], rootMargin: `${ABOVE} 0px` },
  )
  observer.observe(element)
}

/** Marks the last heading that the visitor has reached in a table of contents. */
function markCurrentHeading(list: Element): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  followHeadings(
    links.map(({ hash }) => decodeURIComponent(hash.slice(1))),
    (current) => {
      for (const link of links) {
        if (decodeURIComponent(link.hash.slice(1)) === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
  )
}
