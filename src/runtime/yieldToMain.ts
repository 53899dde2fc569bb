/**
 * Resolves in a new task, so that the browser can handle input and paint first. It does not use the engine, because nothing is timed with
 * it: its callers only yield.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
