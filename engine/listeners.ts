interface Entry<Value> {
  listener: ((value: Value) => void) | null
}

/** The listeners of one thing, such as frames, in the order in which they joined. They may join and leave while they are called. */
export class Listeners<Value> {
  private entries: Entry<Value>[] = []
  private active = 0

  get size(): number {
    return this.active
  }

  /** @returns a function that removes the listener; a second call is a no-op. A listener that was added twice leaves once at a time. */
  add(listener: (value: Value) => void): () => void {
    const entry: Entry<Value> = { listener }
    this.entries.push(entry)
    this.active += 1
    return () => {
      if (entry.listener === null) return
      entry.listener = null
      this.active -= 1
    }
  }

  /** Calls every listener that had joined before and has not left. Errors go to `onError`; the others are still called. */
  tell(value: Value, onError: (error: unknown) => void): void {
    const { entries } = this
    const count = entries.length
    for (let index = 0; index < count; index += 1) {
      const { listener } = entries[index]!
      if (listener === null) continue
      try {
        listener(value)
      } catch (error) {
        onError(error)
      }
    }
    if (this.active < this.entries.length) this.entries = this.entries.filter((entry) => entry.listener !== null)
  }

  clear(): void {
    for (const entry of this.entries) entry.listener = null
    this.entries = []
    this.active = 0
  }
}
