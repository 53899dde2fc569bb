/**
 * Resolves in a new task, so that the browser can handle input and paint first. It bypasses the engine, because no behaviour is timed with
 * it: hydration and layout only yield.
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
