import { useSyncExternalStore } from 'react'
import { bootReaches } from './boot.ts'
import { yieldToMain } from './yieldToMain.ts'

let isOver = false

/**
 * Calls `then` in a separate task once the part in view is hydrated, has failed, or has taken too long (machines/boot/boot.machine.ts). For
 * work that must not delay the page's first response to the visitor.
 *
 * @returns a function that cancels the call.
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

/**
 * Whether the wait of `afterFirstPart` is over. False while prerendering and in the hydrating render. Each component is notified in a
 * separate task.
 */
export function useFirstPartOver(): boolean {
  return useSyncExternalStore(
    afterFirstPart,
    () => isOver,
    () => false,
  )
}
