import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Reports once when enough of an element has become visible.
 *
 * @param ratio Share of the element that must be visible, 0 to 1. Elements taller than the viewport count when they fill that
 * share of it.
 */
export function useSeen(element: RefObject<HTMLElement | null>, ratio: number, seen: () => void): void {
  const onSeen = useEffectEvent(seen)
  useEffect(() => {
    const node = element.current
    if (!node || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last?.isIntersecting) return
        const windowShare = last.rootBounds ? last.intersectionRect.height / last.rootBounds.height : 0
        if (last.intersectionRatio < ratio && windowShare < ratio) return
        observer.disconnect()
        onSeen()
      },
      { threshold: [0, ratio / 2, ratio, Math.min(1, ratio * 2)] },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, ratio])
}
