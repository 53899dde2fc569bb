import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the component is hydrated: false while prerendering and in the hydrating render, true afterwards. For roles and states that would
 * be wrong without JavaScript, which alone keeps them up to date.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
