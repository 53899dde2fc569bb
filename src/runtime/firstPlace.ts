import { useSyncExternalStore } from 'react'
import { inspection, nextTask } from './engine.ts'

/** The longest wait for the first place, in ms. Source: docs/FACTS.md, section 4. */
const LATE_MS = 10_000

let isOver = false
/** Only a page that hydrates places waits for one. */
let wait: Promise<void> = Promise.resolve()

/** Makes `afterFirstPlace` wait until the returned function is called, for `LATE_MS` at most. */
export function awaitFirstPlace(): () => void {
  const { clock } = inspection
  let end = () => {}
  wait = new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, LATE_MS, 'first place')
    end = () => {
      clock.clearTimeout(timer)
      resolve()
    }
  })
  return end
}

/**
 * Calls `then` in a separate task once the place in view is hydrated, has failed, or has taken too long. For work that must not delay the
 * page's first response to the visitor.
 *
 * @returns a function that cancels the call.
 */
export function afterFirstPlace(then: () => void): () => void {
  let isAwaited = true
  void wait.then(nextTask).then(() => {
    isOver = true
    if (isAwaited) then()
  })
  return () => {
    isAwaited = false
  }
}

/**
 * Whether the wait of `afterFirstPlace` is over. False while prerendering and in the hydrating render. Each component is notified in a
 * separate task.
 */
export function useFirstPlaceOver(): boolean {
  return useSyncExternalStore(
    afterFirstPlace,
    () => isOver,
    () => false,
  )
}
