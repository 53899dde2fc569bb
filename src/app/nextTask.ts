/**
 * Resolves in a task of its own: what the browser has to answer or paint meanwhile comes first. Not a moment of engine time,
 * since no behaviour is timed by it: taking over and laying out only pause for others.
 */
export function nextTask(): Promise<void> {
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
