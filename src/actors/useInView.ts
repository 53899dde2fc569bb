import { useEffect, useEffectEvent, useState } from 'react'

/** How far outside of the window something is taken to be in view, so that it is ready when it comes. */
const MARGIN = '25% 0px'

/** Whether an element is in view or about to be; true until that is known, and where it cannot be. */
export function useInView(find: () => Element | null): boolean {
  const [inView, setInView] = useState(true)
  const findNow = useEffectEvent(find)
  useEffect(() => {
    const element = findNow()
    if (!element || typeof IntersectionObserver !== 'function') return
    // On a busy machine the observer delivers several entries at once: the last one is current.
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting !== false), { rootMargin: MARGIN })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return inView
}
