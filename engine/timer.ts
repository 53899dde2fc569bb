/** A callback that waits for its deadline. The timer itself is the `TimerId`, so no table of ids is needed. */
export class Timer {
  readonly due: number
  /** Number of the timer in its queue: timers with equal deadlines fire in the order they were set. */
  readonly order: number
  /** null once the timer has fired or been cancelled. */
  fn: (() => void) | null
  /** The queue that the timer belongs to. An engine ignores timers of other queues. */
  readonly owner: object
  readonly label: string | undefined

  constructor(due: number, order: number, fn: () => void, owner: object, label: string | undefined) {
    this.due = due
    this.order = order
    this.fn = fn
    this.owner = owner
    this.label = label
  }
}

/** Whether `a` fires before `b`: ordered by deadline, then by when they were set. */
export function firesBefore(a: Timer, b: Timer): boolean {
  return a.due < b.due || (a.due === b.due && a.order < b.order)
}
