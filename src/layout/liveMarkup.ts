import { followHeadings } from '#runtime/followHeadings.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'

/** Share of an element that must be visible for its entrance, 0 to 1. */
const ARRIVAL_RATIO = 0.4
/** Margin that makes everything above the viewport count as seen, because a jump to an anchor may skip elements. */
const ABOVE = '1000000px 0px'

/** Starts the parts of a page that react to scrolling and need no machine: entrances and tables of contents. */
export function attendToMarkup(): void {
  if (!prefersReducedMotion()) for (const element of document.querySelectorAll('[data-arrives]')) letArrive(element)
  for (const list of document.querySelectorAll('[data-contents]')) markCurrentHeading(list)
}

/**
 * Plays an element's entrance once, when the element first comes into view, by changing `data-arrival` from 'waiting' to 'arrived'. Without
 * JavaScript, with reduced motion, or if the element is already in or above the viewport, it is shown in its final state.
 */
function letArrive(element: Element): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy computer the observer delivers several entries at once, of which the last is current.
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

/** In a table of contents, marks the link to the heading that the visitor has reached last. */
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
