/** The listeners of one thing, such as frames, in the order in which they joined. They may join and leave while they are called. */
export class Listeners<Value> {
  /** By number: a listener that was added twice is there twice. */
  private readonly entries = new Map<number, (value: Value) => void>()
  private joined = 0

  get size(): number {
    return this.entries.size
  }

  /** @returns a function that removes the listener. Idempotent. */
  add(listener: (value: Value) => void): () => void {
    const number = this.joined
    this.joined += 1
    this.entries.set(number, listener)
    return () => void this.entries.delete(number)
  }

  /** Calls every listener that had joined before and has not left. Errors go to `onError`; the others are still called. */
  tell(value: Value, onError: (error: unknown) => void): void {
    const { joined } = this
    for (const [number, listener] of this.entries) {
      if (number >= joined) return
      try {
        listener(value)
      } catch (error) {
        onError(error)
      }
    }
  }

  clear(): void {
    this.entries.clear()
  }
}
