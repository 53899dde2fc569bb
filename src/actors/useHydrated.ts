import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the component is hydrated: false while prerendering and in the hydrating render, true from then on.
 * For roles and states that the script keeps, and that would lie without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
