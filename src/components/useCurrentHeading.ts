import { useState, useSyncExternalStore } from 'react'

/** Share of the viewport, from its top, above which a heading counts as reached. */
const REACHED_RATIO = 0.35

/** Id of the last heading that the visitor has reached, or undefined above the first one and before hydration. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [store] = useState(() => createReadingPosition(ids))
  return useSyncExternalStore(store.subscribe, store.read, () => undefined)
}

function createReadingPosition(ids: readonly string[]) {
  const reached = new Set<string>()
  return {
    read: () => ids.findLast((id) => reached.has(id)),
    subscribe(changed: () => void) {
      if (typeof IntersectionObserver !== 'function') return () => undefined
      // Everything above the viewport counts as visible, so that a heading stays reached when it scrolls out.
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) reached.add(target.id)
            else reached.delete(target.id)
          }
          changed()
        },
        { rootMargin: `1000000px 0px -${(1 - REACHED_RATIO) * 100}% 0px` },
      )
      for (const id of ids) {
        const heading = document.getElementById(id)
        if (heading) observer.observe(heading)
      }
      return () => observer.disconnect()
    },
  }
}
