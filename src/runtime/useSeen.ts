import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `seen` once, when enough of the element has become visible.
 *
 * @param ratio Share of the element that must be visible, 0 to 1. An element taller than the viewport counts when it fills this share of
 *   the viewport.
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
