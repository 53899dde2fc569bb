import { stopWaiting } from './lazyPart.tsx'
import { returnToPosition, stampAnchorEntry } from './RouteEffects.tsx'

/**
 * Lets the router hear of anchors within the page after the browser's `popstate`, not during it.
 *
 * What React learns during `popstate` it renders at once, even a transition, and throws away prerendered parts whose
 * code has not come yet. A moment later the same news waits for them; they are all fetched then.
 * Has to be called before the router listens.
 *
 * @param signal Ends it: once another page has been shown, nothing prerendered is left to lose.
 */
export function tellOfAnchorsLater(signal: AbortSignal): void {
  let addressBefore = location.href
  let telling = false

  const hold = (event: PopStateEvent) => {
    const before = new URL(addressBefore)
    addressBefore = location.href
    if (telling || before.pathname !== location.pathname || before.search !== location.search) return
    event.stopImmediatePropagation()
    stopWaiting()
    if (!stampAnchorEntry()) returnToPosition()
  }
  const tell = () => {
    telling = true
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    telling = false
  }
  addEventListener('popstate', hold, { capture: true, signal })
  addEventListener('hashchange', tell, { signal })
}
