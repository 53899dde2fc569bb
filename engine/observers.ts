import type { EngineChange } from './contract.ts'

/** The listeners of an engine. Callers check whether there are any before they build a message. */
export class Observers {
  areListening = false
  private listeners: readonly ((change: EngineChange) => void)[] = []

  add(listener: (change: EngineChange) => void): () => void {
    // A wrapper, so that a listener added twice can leave once. A new array, so that a notification in progress reaches every
    // listener.
    const entry = (change: EngineChange): void => listener(change)
    this.replace([...this.listeners, entry])
    return () => this.replace(this.listeners.filter((other) => other !== entry))
  }

  tell(change: EngineChange, onError: (error: unknown) => void): void {
    for (const listener of this.listeners) {
      try {
        listener(change)
      } catch (error) {
        onError(error)
      }
    }
  }

  clear(): void {
    this.replace([])
  }

  private replace(listeners: typeof this.listeners): void {
    this.listeners = listeners
    this.areListening = listeners.length > 0
  }
}
