import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the component is hydrated: false while prerendering and in the hydrating render, true afterwards.
 * For roles and states that only the script maintains, and that would be wrong without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
