import { useEffect } from 'react'
import type { RefObject } from 'react'
import { prefersReducedMotion } from '../actors/reducedMotion.ts'

/**
 * Lets an element play its one entrance when it first comes into view: `data-arrival` goes from 'waiting' to 'arrived'.
 *
 * The attribute is set by script alone, and only while the element is still out of view: without script, with reduced
 * motion, or when it is already being looked at, the element simply stands there, finished.
 *
 * @param ratio How much of it must be visible, 0 to 1.
 */
export function useArrival(element: RefObject<Element | null>, ratio: number): void {
  useEffect(() => {
    const node = element.current
    if (!node || prefersReducedMotion() || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const waiting = node.getAttribute('data-arrival') === 'waiting'
        if (!waiting && !entry.isIntersecting) node.setAttribute('data-arrival', 'waiting')
        else if (waiting && entry.intersectionRatio >= ratio) node.setAttribute('data-arrival', 'arrived')
        else if (!waiting) observer.disconnect()
        if (node.getAttribute('data-arrival') === 'arrived') observer.disconnect()
      },
      { threshold: [0, ratio] },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, ratio])
}
