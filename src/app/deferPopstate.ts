import { hydrateAtOnce, isHydrating } from '../boot/hydration.ts'

let isHeld: (passOn: () => void) => boolean = () => false

/**
 * Registers a handler that may hold back moves to other pages until their code has loaded.
 *
 * @param holds Asked at each of them. If it returns true, the router is told of the move when `passOn` is called.
 * @returns Ends it.
 */
export function holdTraversals(holds: (passOn: () => void) => boolean): () => void {
  isHeld = holds
  return () => {
    isHeld = () => false
  }
}

/**
 * Passes moves within the prerendered page (anchors, Back) to the router after the browser's `popstate`, not during it.
 *
 * React renders updates made during `popstate` synchronously, even transitions, and throws away prerendered parts whose
 * code has not loaded yet. Dispatched a task later, the same event waits for them, and all of them are fetched by then.
 * Has to be called before the router listens, and after `takeOverScroll`: where the visitor stands does not wait for the event.
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
