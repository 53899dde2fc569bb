import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query: false while prerendering and in the hydrating render, then as it is, and as it changes. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
