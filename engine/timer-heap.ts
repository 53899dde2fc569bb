import { firesBefore } from './timer.ts'
import type { Timer } from './timer.ts'

/** A heap of timers with four children per node. The timer that fires next is at the root. */
export class TimerHeap {
  /** Each timer before its children. */
  all: Timer[] = []

  get first(): Timer | undefined {
    return this.all[0]
  }

  add(timer: Timer): void {
    const timers = this.all
    let index = timers.length
    timers.push(timer)
    while (index > 0) {
      const parentIndex = (index - 1) >> 2
      const parent = timers[parentIndex]!
      if (!firesBefore(timer, parent)) break
      timers[index] = parent
      index = parentIndex
    }
    timers[index] = timer
  }

  removeFirst(): void {
    const timers = this.all
    const last = timers.pop()!
    const length = timers.length
    if (length === 0) return
    let index = 0
    for (let childIndex = 1; childIndex < length; childIndex = 4 * index + 1) {
      const end = childIndex + 4 < length ? childIndex + 4 : length
      let bestIndex = childIndex
      let best = timers[childIndex]!
      for (let siblingIndex = childIndex + 1; siblingIndex < end; siblingIndex += 1) {
        const sibling = timers[siblingIndex]!
        if (firesBefore(sibling, best)) {
          best = sibling
          bestIndex = siblingIndex
        }
      }
      if (!firesBefore(best, last)) break
      timers[index] = best
      index = bestIndex
    }
    timers[index] = last
  }
}
