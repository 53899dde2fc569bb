import { useEffect, useEffectEvent, useState } from 'react'

/** Margin around the viewport within which an element counts as near. */
const MARGIN = '25% 0px'

/**
 * Whether an element is in or near the viewport, so that it is ready when the visitor scrolls to it. True until that is known, and if it
 * cannot be determined.
 *
 * @param margin The margin that counts as near, as a CSS margin.
 */
export function useInView(find: () => Element | null, margin = MARGIN): boolean {
  const [inView, setInView] = useState(true)
  const findNow = useEffectEvent(find)
  useEffect(() => {
    const element = findNow()
    if (!element || typeof IntersectionObserver !== 'function') return
    // On a busy computer the observer delivers several entries at once, of which the last is current.
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting !== false), { rootMargin: margin })
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return inView
}
