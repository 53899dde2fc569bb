import type { EngineChange } from './contract.ts'

/** The listeners of an engine. Callers build a message only if `areListening` is true. */
export class Observers {
  areListening = false
  private listeners: readonly ((change: EngineChange) => void)[] = []

  add(listener: (change: EngineChange) => void): () => void {
    // A wrapper per call, so that a listener that was added twice can be removed once. A new array, so that a notification in
    // progress still reaches every listener.
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
