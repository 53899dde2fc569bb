import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query, updated on change; undefined while prerendering and in the hydrating render. */
export function useMatches(query: string): boolean | undefined {
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
    () => undefined,
  )
}
