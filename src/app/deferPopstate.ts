import { hydrateAtOnce, isHydrating } from '../boot/hydration.ts'

/**
 * Lets the router hear of moves within the prerendered page (anchors, Back) after the browser's `popstate`, not during it.
 *
 * What React learns during `popstate` it renders at once, even a transition, and throws away prerendered parts whose
 * code has not come yet. A moment later the same event waits for them; they are all fetched then.
 * Has to be called before the router listens, and after `takeOverScroll`: where the visitor stands does not wait for the event.
 */
export function deferPopstate(): void {
  const { port1, port2 } = new MessageChannel()
  let passingOn = false

  const hold = (event: PopStateEvent) => {
    if (passingOn || !isHydrating()) return
    event.stopImmediatePropagation()
    hydrateAtOnce()
    port1.postMessage(null)
  }
  port2.addEventListener('message', () => {
    passingOn = true
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    passingOn = false
  })
  port2.start()
  addEventListener('popstate', hold)
}
