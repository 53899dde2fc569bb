/** Resolves in a task of its own: what the browser has to answer or paint meanwhile comes first. It is not a moment of engine
 * time, since nothing a visitor sees waits for it. */
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
