import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the component answers by itself: false in the prerendered page and in the render that hydrates it, true from then on.
 * For roles and states that the script keeps, and that would lie without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
