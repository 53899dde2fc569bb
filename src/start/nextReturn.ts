/**
 * Resolves when the visitor comes back to the page, or the page to the network. Browsers abort or hold back what a page loads that has been
 * left, frozen or put to sleep.
 */
export function nextReturn(): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const look = () => {
      if (document.hidden) return
      settled.abort()
      resolve()
    }
    for (const type of ['visibilitychange', 'resume', 'pageshow', 'online'])
      addEventListener(type, look, { capture: true, signal: settled.signal })
  })
}
