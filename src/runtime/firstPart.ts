import { useSyncExternalStore } from 'react'
import { bootReaches } from './boot.ts'
import { yieldToMain } from './yieldToMain.ts'

let isOver = false

/**
 * Calls `then` in its own task once the first part is hydrated or has failed, or as soon as possible if that has already
 * happened. For work that should not delay the first response to the visitor.
 *
 * @returns a function that cancels it.
 */
export function afterFirstPart(then: () => void): () => void {
  let isAwaited = true
  void bootReaches(({ value }) => value.banner === 'due')
    .then(yieldToMain)
    .then(() => {
      isOver = true
      if (isAwaited) then()
    })
  return () => {
    isAwaited = false
  }
}

/** Whether that has happened. False while prerendering and in the hydrating render; each component is notified in its own task. */
export function useFirstPartOver(): boolean {
  return useSyncExternalStore(
    afterFirstPart,
    () => isOver,
    () => false,
  )
}
