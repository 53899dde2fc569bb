import type { EngineChange } from './contract.ts'

/** Who is told of an engine's changes. While nobody is, callers can see so and build no message. */
export class Observers {
  private listeners: readonly ((change: EngineChange) => void)[] = []

  get areListening(): boolean {
    return this.listeners.length > 0
  }

  add(listener: (change: EngineChange) => void): () => void {
    // Its own function, so that one listener added twice can leave once. A new list, so that whoever is being told is told to the end.
    const entry = (change: EngineChange): void => listener(change)
    this.listeners = [...this.listeners, entry]
    return () => {
      this.listeners = this.listeners.filter((other) => other !== entry)
    }
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
    this.listeners = []
  }
}
