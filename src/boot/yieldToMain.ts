/**
 * Resolves in a task of its own: what the browser has to answer or paint meanwhile comes first. No behaviour is timed by it,
 * so it takes none of the engine's time: hydration and layout only pause for others.
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
