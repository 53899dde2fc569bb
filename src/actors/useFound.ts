import { useEffectEvent, useLayoutEffect } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Calls `found` once, in the commit that hydrates the component and before React renders it again: the moment to ask native
 * controls for what the visitor has done with them so far. Not called where nothing was prerendered.
 */
export function useFound(found: () => void): void {
  const hydrated = useHydrated()
  const onFound = useEffectEvent(() => !hydrated && found())
  useLayoutEffect(() => void onFound(), [])
}
