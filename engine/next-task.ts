// The engine compiles without DOM types. These are the few DOM types it needs.

interface MessagePort {
  addEventListener(type: string, listener: () => void): void
  start(): void
  postMessage(message: null): void
  close(): void
}

declare const MessageChannel: new () => { readonly port1: MessagePort; readonly port2: MessagePort }

/**
 * Resolves in a new task: after all promises have settled that wait for nothing else, and after the browser has handled input and painted,
 * if it has to. Nothing is timed with it: it is the same on every engine, and no fake timers replace what it uses. Unlike timers in a row,
 * it does not wait for 4 ms.
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
