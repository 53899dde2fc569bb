import { stopWaiting } from './lazyPart.tsx'

/**
 * Lets the router hear of moves within the page (anchors, Back) after the browser's `popstate`, not during it.
 *
 * What React learns during `popstate` it renders at once, even a transition, and throws away prerendered parts whose
 * code has not come yet. A moment later the same news waits for them; they are all fetched then.
 * Has to be called before the router listens, and after `keepPlaces`: where the visitor stands does not wait for the news.
 *
 * @param signal Ends it: once another page has been shown, nothing prerendered is left to lose.
 */
export function tellOfSamePageLater(signal: AbortSignal): void {
  const path = location.pathname
  const { port1, port2 } = new MessageChannel()
  let telling = false

  const hold = (event: PopStateEvent) => {
    if (telling || location.pathname !== path) return
    event.stopImmediatePropagation()
    stopWaiting()
    port1.postMessage(null)
  }
  port2.addEventListener('message', () => {
    telling = true
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    telling = false
  })
  port2.start()
  addEventListener('popstate', hold, { signal })
}
