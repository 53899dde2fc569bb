import { followHeadings } from '#runtime/followHeadings.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'

/** Share of an element that must be visible for its entrance, 0 to 1. */
const ARRIVAL_RATIO = 0.4
/** Margin that makes everything above the viewport count as seen, because a jump to an anchor may skip elements. */
const ABOVE = '1000000px 0px'
/** The distance below the viewport at which an element begins to wait for its entrance. */
const NEAR = '25%'

/** Starts the parts of a page that react to scrolling and need no machine: entrances and tables of contents. */
export function attendToMarkup(): void {
  if (!prefersReducedMotion()) for (const element of document.querySelectorAll('[data-arrives]')) letArrive(element)
  for (const list of document.querySelectorAll('[data-contents]')) markCurrentHeading(list)
}

/**
 * Plays an element's entrance once, when the element first comes into view: `data-arrival` is 'waiting' just before that, then 'arrived'.
 * Until the visitor comes near, the element is shown in its final state, because the page may be read without being scrolled. It also
 * stays so without JavaScript, with reduced motion, or if it is already in or above the viewport.
 */
function letArrive(element: Element): void {
  const arrives = new IntersectionObserver(
    (entries) => {
      // On a busy computer the observer delivers several entries at once, of which the last is current.
      if ((entries.at(-1)?.intersectionRatio ?? 0) < ARRIVAL_RATIO) return
      arrives.disconnect()
      element.setAttribute('data-arrival', 'arrived')
    },
    { threshold: ARRIVAL_RATIO, rootMargin: `${ABOVE} 0px` },
  )
  const approaches = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry?.isIntersecting) return
      approaches.disconnect()
      if (entry.boundingClientRect.top < innerHeight) return
      element.setAttribute('data-arrival', 'waiting')
      arrives.observe(element)
    },
    { rootMargin: `${ABOVE} ${NEAR}` },
  )
  approaches.observe(element)
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
