/** A callback that waits for its deadline. It is its own handle, so no table of ids is needed. */
export class Timer {
  readonly due: number
  /** Counts the timers of a queue: equal deadlines fire in the order they were set. */
  readonly order: number
  /** null once fired or cancelled. */
  fn: (() => void) | null
  /** The queue it belongs to: an engine ignores timers of others. */
  readonly owner: object
  readonly label: string | undefined
  /** Links the timers of a list, so that lists need no memory of their own. */
  next: Timer | null = null

  constructor(due: number, order: number, fn: () => void, owner: object, label: string | undefined) {
    this.due = due
    this.order = order
    this.fn = fn
    this.owner = owner
    this.label = label
  }
}

/** Whether `a` fires before `b`: by deadline, then in the order they were set. */
export function firesBefore(a: Timer, b: Timer): boolean {
  return a.due < b.due || (a.due === b.due && a.order < b.order)
}
