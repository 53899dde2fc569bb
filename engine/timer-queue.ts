import { firesBefore, Timer } from './timer.ts'
import { TimerHeap } from './timer-heap.ts'

/** How many cancelled timers may stay in the queue, in addition to two for each waiting timer. */
const CANCELLED_ALLOWED = 1_024

/** Timers in the order of their deadlines. Cancelled ones stay until they are first or far outnumber the waiting ones. */
export class TimerQueue {
  private readonly heap = new TimerHeap()
  private setCount = 0
  private waiting = 0

  /** Number of timers in memory: those that are waiting, and cancelled ones that have not been removed yet. */
  get held(): number {
    return this.heap.all.length
  }

  /** The `order` of the next timer to be set. */
  get nextOrder(): number {
    return this.setCount
  }

  add(due: number, fn: () => void, label: string | undefined): Timer {
    const timer = new Timer(due, this.setCount, fn, this, label)
    this.setCount += 1
    this.waiting += 1
    this.heap.add(timer)
    return timer
  }

  /** Cancels a timer that is still waiting in this queue. */
  cancel(timer: Timer): void {
    timer.fn = null
    this.waiting -= 1
    // Setting and cancelling forever must not leak memory. What is sorted is a heap.
    if (this.held > 3 * this.waiting + CANCELLED_ALLOWED || this.waiting === 0) this.heap.all = this.list()
  }

  /** The timer that fires next, or null if no timer will ever fire. */
  peek(): Timer | null {
    for (;;) {
      const { first } = this.heap
      // Timers with an infinite delay can only be cancelled and listed.
      if (first === undefined || first.due === Infinity) return null
      if (first.fn !== null) return first
      this.heap.removeFirst()
    }
  }

  /** Removes the timer that `peek()` has just returned. */
  takeFirst(): void {
    this.waiting -= 1
    this.heap.removeFirst()
  }

  /** All waiting timers in the order in which they will fire. */
  list(): Timer[] {
    return this.heap.all.filter(({ fn }) => fn !== null).sort((a, b) => (firesBefore(a, b) ? -1 : 1))
  }

  clear(): void {
    for (const timer of this.heap.all) timer.fn = null
    this.heap.all = []
    this.waiting = 0
  }
}
