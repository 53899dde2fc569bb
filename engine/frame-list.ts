import type { Frame } from './contract.ts'

export type FrameCallback = (frame: Frame) => void

interface Subscription {
  fn: FrameCallback | null
}

/** The frame subscribers in the order they joined. They may join and leave during a frame. */
export class FrameList {
  private subscriptions: Subscription[] = []
  private active = 0

  get size(): number {
    return this.active
  }

  /** @returns a function that unsubscribes; a second call is a no-op. */
  add(fn: FrameCallback): () => void {
    const subscription: Subscription = { fn }
    this.subscriptions.push(subscription)
    this.active += 1
    return () => {
      if (subscription.fn === null) return
      subscription.fn = null
      this.active -= 1
    }
  }

  /** Calls every subscriber that had joined when the frame began and has not left. Errors go to `onError`; the others still run. */
  dispatch(frame: Frame, onError: (error: unknown) => void): void {
    const subscriptions = this.subscriptions
    const count = subscriptions.length
    for (let index = 0; index < count; index += 1) {
      const fn = subscriptions[index]!.fn
      if (fn === null) continue
      try {
        fn(frame)
      } catch (error) {
        onError(error)
      }
    }
    if (this.active < this.subscriptions.length) this.subscriptions = this.subscriptions.filter(({ fn }) => fn !== null)
  }

  clear(): void {
    for (const subscription of this.subscriptions) subscription.fn = null
    this.subscriptions = []
    this.active = 0
  }
}
