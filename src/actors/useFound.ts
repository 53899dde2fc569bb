import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Calls `found` once, in the commit that hydrates the component and before React renders it again: the moment to ask native
 * controls for what the visitor has done with them so far. Not called where nothing was prerendered.
 */
export function useFound(found: () => void): void {
  const hydrated = useHydrated()
  const renderAtOnce = useRenderAtOnce()
  const onFound = useEffectEvent(() => {
    if (hydrated) return
    found()
    renderAtOnce()
  })
  useLayoutEffect(() => void onFound(), [])
}

/**
 * For layout effects: renders the component again before the browser goes on.
 *
 * React asks stores only after that whether they have changed since it hydrated. A letter that is typed in between would be put
 * back to what was prerendered and then set again, which moves the caret to the end of its field.
 */
export function useRenderAtOnce(): () => void {
  const [, setRendered] = useState(false)
  return () => setRendered(true)
}
