import { useEffect } from 'react'
import type { RefObject } from 'react'
import { prefersReducedMotion } from '../actors/reducedMotion.ts'

/**
 * Lets an element play its only entrance when it first comes into view: `data-arrival` changes from 'waiting' to 'arrived'.
 *
 * The attribute is only set by script, and only while the element is still below the viewport: without script, with reduced
 * motion, or if the visitor is already there or past it, the element is shown in its final state.
 *
 * @param ratio How much of it must be visible, 0 to 1.
 */
export function useArrival(element: RefObject<Element | null>, ratio: number): void {
  useEffect(() => {
    const node = element.current
    if (!node || prefersReducedMotion() || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine the observer delivers several entries at once; the last one is current.
        const entry = entries.at(-1)
        if (!entry) return
        if (node.getAttribute('data-arrival') === 'waiting') {
          if (entry.intersectionRatio < ratio) return
          node.setAttribute('data-arrival', 'arrived')
        } else if (!entry.isIntersecting) {
          node.setAttribute('data-arrival', 'waiting')
          return
        }
        observer.disconnect()
      },
      // Everything above the viewport counts as seen: an anchor may jump past an element that has never been visible.
      { threshold: [0, ratio], rootMargin: '1000000px 0px 0px' },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, ratio])
}
