import { firesBefore, Timer } from './timer.ts'
import { TimerHeap } from './timer-heap.ts'

/** For up to this many timers, sorting them all at once is cheaper than distributing them over buckets. */
const FEW_TIMERS = 32

/** How many cancelled timers may stay in the queue, in addition to two for each waiting timer. */
const DEAD_TIMERS_ALLOWED = 1_024

/**
 * Timers in the order of their deadlines.
 *
 * There are three tiers, from the earliest deadlines to the latest: `near` is sorted; `buckets` are slices of time, each sorted when it
 * is reached; `far` is not sorted at all. So a timer changes tiers at most twice, however many timers there are, and a timer that is
 * cancelled early is never sorted. In the worst case, with all timers in one slice, the cost is that of the heap, O(log n).
 *
 * The few timers of a page are all in `near`. The other tiers are for tests and recordings that run thousands of machines on one engine:
 * setting and firing 100,000 timers takes 25 ms of processor time, with a heap and an unsorted inbox 50 ms, with XState's clock 100 ms.
 *
 * Cancelled timers stay in the queue until they are reached or far outnumber the waiting timers.
 */
export class TimerQueue {
  private readonly near = new TimerHeap()
  /** One list for each slice of the time from `bucketsFrom` to `farFrom`. */
  private buckets: (Timer | null)[] = []
  /** Slices up to and including this one have moved to `near`. */
  private bucketIndex = -1
  private bucketsFrom = 0
  private bucketsPerMs = 0
  private far: Timer | null = null
  /** Timers due at or after this instant belong to `far`. */
  private farFrom = -Infinity
  /** Timers with an infinite delay. They can only be cancelled and listed. */
  private never: Timer | null = null
  private setCount = 0
  private waiting = 0
  private dead = 0

  /** Number of timers in memory: those that are waiting, and cancelled ones that have not been removed yet. */
  get held(): number {
    return this.waiting + this.dead
  }

  /** The `order` of the next timer to be set. */
  get nextOrder(): number {
    return this.setCount
  }

  add(due: number, fn: () => void, label: string | undefined): Timer {
    const timer = new Timer(due, this.setCount, fn, this, label)
    this.setCount += 1
    this.waiting += 1
    this.place(timer)
    return timer
  }

  /** Cancels a timer that is still waiting in this queue. */
  cancel(timer: Timer): void {
    timer.fn = null
    this.waiting -= 1
    this.dead += 1
    if (this.waiting === 0) this.empty()
    else if (this.dead > 2 * this.waiting + DEAD_TIMERS_ALLOWED) this.sweep()
  }

  /** The timer that fires next, or null if no timer will ever fire. */
  peek(): Timer | null {
    for (;;) {
      const { first } = this.near
      if (first === undefined) {
        if (!this.refillNear()) return null
      } else if (first.fn === null) {
        this.near.removeFirst()
        this.dead -= 1
      } else return first
    }
  }

  /** Removes the timer that `peek()` has just returned. */
  takeFirst(): void {
    this.waiting -= 1
    this.near.removeFirst()
  }

  /** All waiting timers in the order in which they will fire. */
  list(): Timer[] {
    const timers = [...this.near.all]
    for (const list of this.lists()) {
      for (let timer = list; timer !== null; timer = timer.next) timers.push(timer)
    }
    return timers.filter(({ fn }) => fn !== null).sort((a, b) => (firesBefore(a, b) ? -1 : 1))
  }

  clear(): void {
    for (const timer of this.list()) timer.fn = null
    this.waiting = 0
    this.empty()
  }

  private place(timer: Timer): void {
    const { due } = timer
    if (due >= this.farFrom) {
      timer.next = this.far
      this.far = timer
      return
    }
    const index = Math.floor((due - this.bucketsFrom) * this.bucketsPerMs)
    if (index <= this.bucketIndex) this.near.add(timer)
    else {
      timer.next = this.buckets[index]!
      this.buckets[index] = timer
    }
  }

  /** Moves the next non-empty slice of time to `near`. @returns whether there was one. */
  private refillNear(): boolean {
    const { buckets } = this
    while (this.bucketIndex + 1 < buckets.length) {
      this.bucketIndex += 1
      let timer: Timer | null = buckets[this.bucketIndex]!
      if (timer === null) continue
      buckets[this.bucketIndex] = null
      while (timer !== null) timer = this.moveNear(timer)
      return true
    }
    return this.divideFar()
  }

  /** Moves a timer to `near`. @returns the timer that followed it in its list. */
  private moveNear(timer: Timer): Timer | null {
    const { next } = timer
    timer.next = null
    if (timer.fn === null) this.dead -= 1
    else this.near.add(timer)
    return next
  }

  /** Divides `far` into as many slices of time as it has timers. @returns whether there were any. */
  private divideFar(): boolean {
    let from = Infinity
    let to = -Infinity
    let count = 0
    let timers: Timer | null = null
    for (let timer = this.far, next: Timer | null; timer !== null; timer = next) {
      next = timer.next
      if (timer.fn === null) {
        timer.next = null
        this.dead -= 1
      } else if (timer.due === Infinity) {
        timer.next = this.never
        this.never = timer
      } else {
        timer.next = timers
        timers = timer
        count += 1
        if (timer.due < from) from = timer.due
        if (timer.due > to) to = timer.due
      }
    }
    this.far = null
    if (timers === null) return false

    const bucketsPerMs = count / (to - from)
    const isWorthIt = count > FEW_TIMERS && bucketsPerMs < Infinity
    this.bucketsFrom = from
    this.bucketsPerMs = isWorthIt ? bucketsPerMs : 0
    this.bucketIndex = -1
    // The last timers are due exactly at the end of the last slice, hence one extra bucket.
    this.buckets = isWorthIt ? Array.from<Timer | null>({ length: count + 1 }).fill(null) : [null]
    this.farFrom = Infinity
    for (let timer: Timer | null = timers, next: Timer | null; timer !== null; timer = next) {
      next = timer.next
      this.place(timer)
    }
    this.farFrom = to
    return true
  }

  /** Removes the cancelled timers, so that setting and cancelling forever does not leak memory. */
  private sweep(): void {
    let kept: Timer | null = null
    for (const timer of this.near.all) {
      if (timer.fn === null) continue
      timer.next = kept
      kept = timer
    }
    for (const list of this.lists()) {
      for (let timer = list, next: Timer | null; timer !== null; timer = next) {
        next = timer.next
        if (timer.fn === null) continue
        timer.next = kept
        kept = timer
      }
    }
    this.empty()
    this.far = kept
  }

  private lists(): (Timer | null)[] {
    return [...this.buckets, this.far, this.never]
  }

  /** Clears all tiers. */
  private empty(): void {
    this.near.clear()
    this.buckets = []
    this.bucketIndex = -1
    this.far = null
    this.farFrom = -Infinity
    this.never = null
    this.dead = 0
  }
}
