/** Listeners that are called with `Args`. */
export function createListeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>()
  return {
    /** Returns a function that unsubscribes the listener. */
    add(listener: (...args: Args) => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(...args: Args): void {
      for (const listener of all) listener(...args)
    },
    clear: (): void => all.clear(),
  }
}
