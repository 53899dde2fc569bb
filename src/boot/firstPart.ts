import { useSyncExternalStore } from 'react'
import { bootReaches } from './boot.ts'
import { yieldToMain } from './yieldToMain.ts'

let isOver = false

/**
 * Calls `then` in a task of its own once the part that the visitor looks at is hydrated, or was given up on; where that has been,
 * as soon as possible. For what may come a moment after what answers.
 *
 * @returns Ends the waiting.
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

/** Whether that has happened. False while prerendering and in the hydrating render; each component is told in a task of its own. */
export function useFirstPartOver(): boolean {
  return useSyncExternalStore(
    afterFirstPart,
    () => isOver,
    () => false,
  )
}
