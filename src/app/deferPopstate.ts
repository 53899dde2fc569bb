import { hydrateAtOnce, isHydrating } from '../boot/hydration.ts'

let isHeld: (passOn: () => void) => boolean = () => false

/**
 * Registers a handler that may hold back navigation to other pages until their code has loaded.
 *
 * @param holds Called on each traversal. If it returns true, the router learns of it only when `passOn` is called.
 * @returns a function that unregisters the handler.
 */
export function holdTraversals(holds: (passOn: () => void) => boolean): () => void {
  isHeld = holds
  return () => {
    isHeld = () => false
  }
}

/**
 * Passes traversals within the prerendered page (anchors, Back) to the router after the browser's `popstate`, not during it.
 *
 * React renders updates made during `popstate` synchronously, even transitions, and discards prerendered parts whose code has not
 * loaded yet. If the event is dispatched again in a later task, React waits for these parts, which are all fetched by then. Must
 * be called before the router adds its listener, and after `takeOverScroll`, whose listener must not be delayed.
 */
export function deferPopstate(): void {
  const { port1, port2 } = new MessageChannel()
  let passingOn = false

  const passOn = () => {
    passingOn = true
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    passingOn = false
  }
  const hold = (event: PopStateEvent) => {
    if (passingOn) return
    if (isHydrating()) {
      hydrateAtOnce()
      port1.postMessage(null)
    } else if (!isHeld(passOn)) return
    event.stopImmediatePropagation()
  }
  port2.addEventListener('message', passOn)
  port2.start()
  addEventListener('popstate', hold)
}
