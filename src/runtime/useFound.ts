import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Calls `found` once, in the commit that hydrates the component and before React re-renders it: the moment to read what the
 * visitor has already entered into native controls. Not called unless the component was prerendered.
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
 * For layout effects: re-renders the component synchronously.
 *
 * Otherwise React checks only later whether stores have changed since hydration. A letter typed in between would be reset to the
 * prerendered value and then set again, which moves the caret to the end of the field.
 */
export function useRenderAtOnce(): () => void {
  const [, setRendered] = useState(false)
  return () => setRendered(true)
}
