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
  /** Where the timer is in its queue. */
  index = 0

  constructor(due: number, order: number, fn: () => void, owner: object, label: string | undefined) {
    this.due = due
    this.order = order
    this.fn = fn
    this.owner = owner
    this.label = label
  }
}
