/** A callback that waits for its deadline. It is its own handle, so no table of ids is needed. */
export class Timer {
  readonly due: number
  /** Counts the timers of a queue: equal deadlines fire in the order they were set. */
  readonly order: number
  /** null once fired or cancelled. */
  fn: (() => void) | null
  readonly queue: TimerQueue
  readonly label: string | undefined

  constructor(due: number, order: number, fn: () => void, queue: TimerQueue, label: string | undefined) {
    this.due = due
    this.order = order
    this.fn = fn
    this.queue = queue
    this.label = label
  }
}

/** Cancelled timers that may lie around before the queue is swept, whatever its size. */
const DEAD_TIMERS_ALLOWED = 64

/**
 * Timers in the order of their deadlines: a heap with four children a node.
 *
 * New timers wait unsorted until somebody asks for the next one, so that a timer that is
 * cancelled before that costs no sorting. Cancelled ones stay where they are until they
 * come up or outnumber the others.
 */
export class TimerQueue {
  #heap: Timer[] = []
  #unsorted: Timer[] = []
  #nextOrder = 0
  #live = 0
  #dead = 0

  /** How many timers wait. */
  get size(): number {
    return this.#live
  }

  /** The order the next timer will get: timers from here on are not set yet. */
  get nextOrder(): number {
    return this.#nextOrder
  }

  add(due: number, fn: () => void, label: string | undefined): Timer {
    const timer = new Timer(due, this.#nextOrder, fn, this, label)
    this.#nextOrder += 1
    this.#live += 1
    this.#unsorted.push(timer)
    return timer
  }

  /** Takes a timer out that still waits in this queue. */
  cancel(timer: Timer): void {
    timer.fn = null
    this.#live -= 1
    if (this.#unsorted.at(-1) === timer) {
      this.#unsorted.pop()
      return
    }
    this.#dead += 1
    if (this.#dead > this.#live + DEAD_TIMERS_ALLOWED) this.#sweep()
  }

  /** The timer that fires next, or null. */
  peek(): Timer | null {
    if (this.#unsorted.length > 0) this.#sortIn()
    const heap = this.#heap
    while (heap.length > 0) {
      const first = heap[0]!
      if (first.fn !== null) return first
      this.#removeFirst()
      this.#dead -= 1
    }
    return null
  }

  /** Takes out the timer that `peek()` has just returned. */
  takeFirst(): void {
    this.#live -= 1
    this.#removeFirst()
  }

  /** All waiting timers in the order in which they will fire. */
  list(): Timer[] {
    return [...this.#heap, ...this.#unsorted].filter((timer) => timer.fn !== null).sort((a, b) => (firesBefore(a, b) ? -1 : 1))
  }

  clear(): void {
    for (const timer of this.#heap) timer.fn = null
    for (const timer of this.#unsorted) timer.fn = null
    this.#heap = []
    this.#unsorted = []
    this.#live = 0
    this.#dead = 0
  }

  #sortIn(): void {
    const unsorted = this.#unsorted
    for (let index = 0; index < unsorted.length; index += 1) {
      const timer = unsorted[index]!
      if (timer.fn === null) this.#dead -= 1
      else this.#insert(timer)
    }
    unsorted.length = 0
  }

  #insert(timer: Timer): void {
    const heap = this.#heap
    let index = heap.length
    heap.push(timer)
    while (index > 0) {
      const parentIndex = (index - 1) >> 2
      const parent = heap[parentIndex]!
      if (!firesBefore(timer, parent)) break
      heap[index] = parent
      index = parentIndex
    }
    heap[index] = timer
  }

  #removeFirst(): void {
    const heap = this.#heap
    const last = heap.pop()!
    if (heap.length > 0) this.#sink(last, 0)
  }

  #sink(timer: Timer, from: number): void {
    const heap = this.#heap
    const length = heap.length
    let index = from
    for (;;) {
      const firstChild = 4 * index + 1
      if (firstChild >= length) break
      let bestIndex = firstChild
      let best = heap[firstChild]!
      const end = Math.min(firstChild + 4, length)
      for (let childIndex = firstChild + 1; childIndex < end; childIndex += 1) {
        const child = heap[childIndex]!
        if (firesBefore(child, best)) {
          best = child
          bestIndex = childIndex
        }
      }
      if (!firesBefore(best, timer)) break
      heap[index] = best
      index = bestIndex
    }
    heap[index] = timer
  }

  /** Throws the cancelled timers out, so that setting and cancelling for ever leaves nothing behind. */
  #sweep(): void {
    const waiting = (timer: Timer): boolean => timer.fn !== null
    this.#unsorted = [...this.#heap.filter(waiting), ...this.#unsorted.filter(waiting)]
    this.#heap = []
    this.#dead = 0
  }
}

function firesBefore(a: Timer, b: Timer): boolean {
  return a.due < b.due || (a.due === b.due && a.order < b.order)
}
