import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Calls `found` once, in the commit that hydrates the component and before React re-renders it. At this moment, `found` can read what the
 * visitor has already entered into native controls. Not called if the component was not prerendered.
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
 * Returns a function for layout effects that re-renders the component synchronously.
 *
 * Without it, React checks only later whether stores have changed since hydration. Until then, a typed letter would be reset to the
 * prerendered value and then set again, which moves the caret to the end of the field.
 */
export function useRenderAtOnce(): () => void {
  const [, setRendered] = useState(false)
  return () => setRendered(true)
}
